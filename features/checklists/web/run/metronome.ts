// 110 beats a minute, on the clock of the sound card: beats are booked ahead of time, so that a
// throttled page neither loses nor delays one.
import { BEATS_PER_MINUTE, beatsBetween } from "../../domain/run.ts";
import { beep } from "./tones.ts";

/** Browsers wake a hidden page once a second. */
const AHEAD_SECONDS = 2.5;
const WAKE_MS = 250;
const BEEP_SECONDS = 0.05;
const BEEP_HZ = 880;

/** Starts beating; the result stops it. Null where the browser has no sound. */
export function startMetronome(): (() => void) | null {
  if (typeof AudioContext === "undefined") return null;
  const audio = new AudioContext();
  void audio.resume().catch(() => {});
  const zero = audio.currentTime + 0.1;
  let booked = 0;
  const book = () => {
    const until = audio.currentTime + AHEAD_SECONDS - zero;
    for (const beat of beatsBetween(booked, until))
      beep(audio, {
        ...{ at: zero + (beat * 60) / BEATS_PER_MINUTE },
        ...{ hertz: BEEP_HZ, seconds: BEEP_SECONDS },
      });
    booked = Math.max(booked, until);
  };
  book();
  const timer = setInterval(book, WAKE_MS);
  return () => {
    clearInterval(timer);
    void audio.close().catch(() => {});
  };
}
