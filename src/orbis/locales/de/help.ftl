### The page of the rules.
