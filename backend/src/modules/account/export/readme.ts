/** Says what each file of an archive is. */
export const README = (
  site: string,
  exportedAt: string,
): string => `Your data on ComboLab (${site}), as it was on ${exportedAt}.

README.txt               this text
account.json             your account: e-mail, names, picture, since when you take part
settings.json            full screen, preferred controllers, what you do not want to be told of
controller-mappings.json your custom mappings, by game and controller
combos.json              your combos with everything you wrote and every press
guides.json              your guides and drafts with all their sections
comments.json            your comments and where they stand
feedback.json            what you like and dislike
favorites.json           your favourite combos
follows.json             whom you follow
lists.json               your lists with their combos, in your order
saved-searches.json      your saved searches
api-tokens.json          what your API tokens are called and made for, never the tokens
practice.json            how far you are with each combo you practised
notifications.json       what you were told
reports.json             what you reported, and how you put it
clips/<combo id>.<type>  the clips of your combos as you uploaded them
pictures/profile/        your profile pictures
pictures/guides/<id>/    pictures of your guides

The JSON documents have a "version", 1 now, that rises when a field changes its meaning, and, where they hold many
things, a list "items". Times are in UTC (ISO 8601). Frames count from 0 at 60 a second; percent is whole.
What others wrote is not in here.
`;
