const framesOf = (count: number): string => `${String(count)} ${count === 1 ? 'frame' : 'frames'}`;

/** `6 frames to spare`, `frame-perfect`, `too slow by 3`. @param slack window less cost, in frames */
export function slackWords(slack: number): string {
  if (slack === 0) return 'frame-perfect';
  return slack > 0 ? `${framesOf(slack)} to spare` : `too slow by ${String(-slack)}`;
}

/** Who is free first. @param window frames the defender has, negative when the attacker is first */
export function windowWords(window: number, attacker: string): string {
  if (window === 0) return `You and ${attacker} are free on the same frame`;
  return window > 0
    ? `You are free ${framesOf(window)} before ${attacker}`
    : `${attacker} is free ${framesOf(-window)} before you`;
}
