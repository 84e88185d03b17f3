import { sendMail, type MailSettings } from './send-mail.js';

/** Sends the link that proves an e-mail. It is never printed: only a mail that arrives can prove an address. */
export function sendVerificationLink(mail: MailSettings, email: string, url: string): Promise<void> {
  const { smtpUrl } = mail;
  if (smtpUrl === null)
    mail.print('An e-mail could not be verified: set SMTP_URL, or leave REQUIRE_VERIFIED_EMAIL out.');
  else {
    sendMail(
      { ...mail, smtpUrl },
      {
        to: email,
        subject: 'Verify your e-mail for ComboLab',
        text: `Open this link to verify your e-mail, then log in:\n\n${url}\n\nIt works for an hour. If you did not sign up, do nothing.`,
      },
    );
  }
  return Promise.resolve();
}
