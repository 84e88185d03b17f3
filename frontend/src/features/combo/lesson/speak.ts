import { language } from '../../../shared/language/language.js';
import { voice } from '../../../shared/lib/voice.js';

/** Says a text and stops what was being said; does nothing where browsers cannot speak. */
export function speak(text: string): void {
  if (!voice.read() || !('speechSynthesis' in window)) return;
  try {
    speechSynthesis.cancel();
    const words = new SpeechSynthesisUtterance(text);
    words.lang = language();
    speechSynthesis.speak(words);
  } catch {
    // the lesson shows it anyway
  }
}

export function stopSpeaking(): void {
  if ('speechSynthesis' in window) speechSynthesis.cancel();
}
