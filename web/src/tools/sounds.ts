/** Short sounds, made here: nothing is loaded. */

let context: AudioContext | null = null;

/** A bell of two partials that dies away; silent until the page was touched, as browsers demand. */
export function ring(high = false): void {
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  for (const [frequency, loudness] of [
    [high ? 660 : 523.25, 0.12],
    [high ? 1320 : 1046.5, 0.04],
  ] as const) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + 0.6);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + 0.6);
  }
}
