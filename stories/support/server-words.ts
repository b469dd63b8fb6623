import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import { currentLocale } from '#src/i18n/i18n.ts'

/** Where a field says it: the notification has the same words for 5 s, and a search for one text would wait for its end. */
export const besideField = { selector: '[id$="-error"] span' }

/** What the backend says in the language of the story: for checks that it said this and nothing else. */
export const saidByServer = (key: MessageKey): string => say(currentLocale(), key)
