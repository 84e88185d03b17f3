import { deliverMail, type MailSettings } from './send-mail.js';

/** Asks somebody whose password could not move to choose a new one; printed where there is no SMTP server. */
export async function sendNewPasswordLink(mail: MailSettings, email: string, url: string): Promise<void> {
  const { smtpUrl } = mail;
  if (smtpUrl === null) {
    mail.print(`Link for ${email} to choose a new password: ${url}`);
    return;
  }
  await deliverMail(
    { ...mail, smtpUrl },
    {
      to: email,
      subject: 'Choose a new ComboLab password',
      text: `ComboLab has moved to new servers, and your password could not move with it. Open this link to choose a new one:\n\n${url}\n\nIt works once. Your combos and comments are as they were.`,
    },
  );
}
