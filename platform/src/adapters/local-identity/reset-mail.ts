import { createTransport } from 'nodemailer';

export interface ResetMail {
  readonly smtpUrl: string | null;
  readonly from: string;
  /** Where the link goes when there is no SMTP server. */
  readonly print: (line: string) => void;
}

/** Sends the reset link, or prints it where the operator can read it. */
export async function sendResetLink(mail: ResetMail, email: string, url: string): Promise<void> {
  if (mail.smtpUrl === null) {
    mail.print(`Password reset link for ${email}: ${url}`);
    return;
  }
  await createTransport(mail.smtpUrl).sendMail({
    from: mail.from,
    to: email,
    subject: 'Reset your ComboLab password',
    text: `Open this link to choose a new password:\n\n${url}\n\nIt works once, for an hour. If you did not ask for it, do nothing.`,
  });
}
