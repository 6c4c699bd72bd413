// What the device does for a team whose hands are busy: sound, voice, a screen that stays on. Each
// may be missing or refused; the checklist goes on without it.
import { useEffect, useState } from "react";
import { startMetronome } from "./metronome.ts";

/** Keeps the screen on while the page is looked at. */
export function useWakeLock(): void {
  useEffect(() => {
    let lock: WakeLockSentinel | null = null;
    let left = false;
    const take = async () => {
      if (document.visibilityState !== "visible" || !("wakeLock" in navigator)) return;
      try {
        const taken = await navigator.wakeLock.request("screen");
        if (left) await taken.release();
        else lock = taken;
      } catch {
        // refused, for instance by a low battery
      }
    };
    const again = () => void take();
    again();
    document.addEventListener("visibilitychange", again);
    return () => {
      left = true;
      document.removeEventListener("visibilitychange", again);
      void lock?.release().catch(() => {});
    };
  }, []);
}

export function useMetronome() {
  const [beating, setBeating] = useState(false);
  useEffect(() => {
    if (!beating) return;
    const stop = startMetronome();
    if (!stop) setBeating(false);
    return () => stop?.();
  }, [beating]);
  return { beating, toggle: () => setBeating((before) => !before) };
}

/** Says `words`, French like the checklists, each time they change while the voice is on. */
export function useVoice(words: string) {
  const possible = typeof speechSynthesis !== "undefined";
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!speaking || !possible) return;
    const said = new SpeechSynthesisUtterance(words);
    said.lang = "fr-FR";
    speechSynthesis.cancel();
    speechSynthesis.speak(said);
    return () => speechSynthesis.cancel();
  }, [words, speaking, possible]);
  return { possible, speaking, toggle: () => setSpeaking((before) => !before) };
}
