/** What is tried first by those who guess. */
const COMMON: ReadonlySet<string> = new Set(
  `12345678 123456789 1234567890 0123456789 87654321 11111111 00000000 12341234 11223344 88888888 123123123 147258369
  987654321 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3r4 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 asdfghjk asdfghjkl
  zxcvbnm1 abcd1234 abc12345 abcdefgh password password1 password12 password123 passw0rd p@ssw0rd p@ssword iloveyou
  iloveyou1 sunshine princess football baseball superman batman123 trustno1 letmein1 letmein123 welcome1 welcome123
  admin123 administrator changeme computer internet whatever starwars pokemon1 pokemon123 dragon123 monkey123 charlie1
  michelle jennifer corvette mercedes nintendo smashbros supersmash supersmashbros mariokart donkeykong`.split(/\s+/),
);

/** Whether a password would be among the first guesses: on the list, one character repeated, or the name or e-mail itself. */
export function isCommonPassword(password: string, known: readonly string[] = []): boolean {
  const lower = password.toLowerCase();
  if (lower === '') return false;
  return (
    COMMON.has(lower) ||
    new Set(lower).size === 1 ||
    known.some((text) => text !== '' && (lower === text.toLowerCase() || lower === text.split('@')[0]?.toLowerCase()))
  );
}
