### The lessons.
