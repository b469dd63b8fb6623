import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import { currentLocale } from '#src/i18n/i18n.ts'

/** What the backend says in the language of the story: for checks that it said this and nothing else. */
export const saidByServer = (key: MessageKey): string => say(currentLocale(), key)
