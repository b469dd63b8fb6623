import { type MessageKey, say } from '#mocks/messages/catalogue.ts'
import { currentLocale } from '#src/i18n/i18n.ts'

/** Selects a field's error: the notification has the same text for 5 s, so a search by text alone would find both. */
export const fieldErrorText = { selector: '[id$="-error"] span' }

/** The backend's message in the language of the story, for exact comparisons. */
export const messageFromServer = (key: MessageKey): string => say(currentLocale(), key)
