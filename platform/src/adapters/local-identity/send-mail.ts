import { createTransport } from 'nodemailer';

export interface MailSettings {
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Where the operator reads what cannot be sent. */
  readonly print: (line: string) => void;
}

export interface AccountMail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/**
 * Starts sending and returns at once: neither an answer nor its time may tell whether there is an account. A failure is
 * printed for the operator.
 */
export function sendMail(settings: MailSettings & { smtpUrl: string }, mail: AccountMail): void {
  void deliverMail(settings, mail);
}

/** Resolves when the mail is delivered to the server, or its failure printed. */
export async function deliverMail(
  { smtpUrl, from, print }: MailSettings & { smtpUrl: string },
  mail: AccountMail,
): Promise<void> {
  try {
    await createTransport(smtpUrl).sendMail({ from, ...mail });
  } catch (error) {
    print(`A mail could not be sent ("${mail.subject}"): ${error instanceof Error ? error.message : String(error)}`);
  }
}

/** Sends mails of a site; null where it sends none. */
export const mailOf = ({ smtpUrl, ...settings }: MailSettings): ((mail: AccountMail) => void) | null =>
  smtpUrl === null
    ? null
    : (mail) => {
        sendMail({ ...settings, smtpUrl }, mail);
      };
