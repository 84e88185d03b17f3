import { sendMail, type MailSettings } from './send-mail.js';

/** Sends the reset link, or prints it where the operator can read it when there is no SMTP server. */
export function sendResetLink(mail: MailSettings, email: string, url: string): Promise<void> {
  const { smtpUrl } = mail;
  if (smtpUrl === null) mail.print(`Password reset link for ${email}: ${url}`);
  else {
    sendMail(
      { ...mail, smtpUrl },
      {
        to: email,
        subject: 'Reset your ComboLab password',
        text: `Open this link to choose a new password:\n\n${url}\n\nIt works once, for an hour. If you did not ask for it, do nothing.`,
      },
    );
  }
  return Promise.resolve();
}
