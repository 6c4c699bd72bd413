// What the device does for a team whose hands are busy: sound, voice, a screen that stays on. Each
// may be missing or refused; the checklist goes on without it.
import { useEffect, useRef, useState } from "react";
import type { Phase } from "../../domain/run.ts";
import { startMetronome } from "./metronome.ts";
import { ring } from "./tones.ts";

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

const canSpeak = () => typeof speechSynthesis !== "undefined";

/** After what is being said; French like the checklists. */
function say(words: string): void {
  const said = new SpeechSynthesisUtterance(words);
  said.lang = "fr-FR";
  speechSynthesis.speak(said);
}

export interface Voice {
  possible: boolean;
  speaking: boolean;
  toggle(): void;
}

/** Says `words` each time they change while the voice is on. */
export function useVoice(words: string): Voice {
  const possible = canSpeak();
  const [speaking, setSpeaking] = useState(false);
  useEffect(() => {
    if (!speaking || !possible) return;
    speechSynthesis.cancel();
    say(words);
    return () => speechSynthesis.cancel();
  }, [words, speaking, possible]);
  return { possible, speaking, toggle: () => setSpeaking((before) => !before) };
}

/**
 * Rings each time the phase of a timer changes to another one than early, and says its name while
 * the voice is on; what was due before is not news, nor a timer that begins again.
 */
export function useAnnouncedPhase(phase: Phase, name: string, speaking: boolean): void {
  const was = useRef(phase);
  useEffect(() => {
    const changed = phase !== was.current && phase !== "early";
    const came = was.current === "early";
    was.current = phase;
    if (!changed) return;
    ring();
    if (came && speaking && canSpeak()) say(name);
  }, [phase, name, speaking]);
}
