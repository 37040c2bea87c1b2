/** Short sounds, made here: nothing is loaded. */

let context: AudioContext | null = null;

/** Tones that begin together and die away: frequency, loudness, and seconds. */
function play(...tones: readonly (readonly [number, number, number])[]): void {
  // Browsers demand that the page was touched first.
  if (!navigator.userActivation.hasBeenActive) return;
  context ??= new AudioContext();
  void context.resume();
  const start = context.currentTime;
  for (const [frequency, loudness, seconds] of tones) {
    const oscillator = context.createOscillator();
    const gain = context.createGain();
    oscillator.frequency.value = frequency;
    gain.gain.setValueAtTime(loudness, start);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + seconds);
    oscillator.connect(gain).connect(context.destination);
    oscillator.start(start);
    oscillator.stop(start + seconds);
  }
}

/** A bell of two partials. */
export function ring(): void {
  play([523.25, 0.12, 0.6], [1046.5, 0.04, 0.6]);
}

/** A tile that is put down. */
export function knock(): void {
  play([180, 0.14, 0.09], [96, 0.1, 0.12]);
}

/** A worshipper that is picked up. */
export function tick(): void {
  play([740, 0.05, 0.05]);
}

/** A tap in the hand, on devices that can. */
export function tap(): void {
  navigator.vibrate?.(12);
}
