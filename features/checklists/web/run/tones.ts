// What a telephone on a table makes heard, on the clock of its sound card.

const RING_HZ = 660;
const RING_SECONDS = 0.18;
const RING_STARTS = [0, 0.3, 0.6];
const RING_LASTS_MS = 1_500;

export interface Beep {
  at: number;
  hertz: number;
  seconds: number;
}

export function beep(audio: AudioContext, { at, hertz, seconds }: Beep): void {
  const [tone, loudness] = [audio.createOscillator(), audio.createGain()];
  tone.frequency.value = hertz;
  loudness.gain.setValueAtTime(0.4, at);
  loudness.gain.exponentialRampToValueAtTime(0.001, at + seconds);
  tone.connect(loudness).connect(audio.destination);
  tone.start(at);
  tone.stop(at + seconds);
}

/** A timer whose time has come: three tones, and three short shakes where the device can. */
export function ring(): void {
  if ("vibrate" in navigator) navigator.vibrate([200, 100, 200, 100, 200]);
  if (typeof AudioContext === "undefined") return;
  const audio = new AudioContext();
  void audio.resume().catch(() => {});
  for (const start of RING_STARTS)
    beep(audio, { at: audio.currentTime + start, hertz: RING_HZ, seconds: RING_SECONDS });
  setTimeout(() => void audio.close().catch(() => {}), RING_LASTS_MS);
}
