import { watchPolicy } from '#mocks/reader-player/watch-policy.ts'
import { newId } from '#src/rules/new-id.ts'
import { askQuestion, fetchAvatar, fetchBot, RequestRefused, type WidgetConfig } from './ask-service.ts'
import { createWidgetView } from './widget-view.ts'
import { type WidgetNote, wordsIn } from './widget-words.ts'

interface Place {
  page: Document
  report?: (problem: string) => void
}

/** After these failures it is unknown whether the question was answered. */
const NOTES_OF_UNKNOWN_OUTCOME: readonly WidgetNote[] = ['offline', 'failed', 'stopped']

const noteOf = (error: unknown): WidgetNote => (error instanceof RequestRefused ? error.note : 'failed')

/**
 * Starts the chat on a page. On a site that is not the bot's it logs the reason to the console instead. Returns a
 * function that removes the widget.
 */
export async function startWidget(
  config: WidgetConfig,
  { page, report = console.error }: Place,
): Promise<() => void> {
  let isBlocked = false
  const unwatch = watchPolicy(page, config.origin, () => {
    isBlocked = true
  })
  const bot = await fetchBot(config).catch((error: unknown) => {
    const note = isBlocked ? 'blocked' : noteOf(error)
    report(`Chat: ${wordsIn(config.language)[note]}`)
    return undefined
  })
  if (!bot) return unwatch
  const view = createWidgetView(page, bot, config.language)
  if (bot.has_avatar) void fetchAvatar(config).then((picture) => picture && view.showAvatar(picture))
  const conversation_id = newId()
  let unanswered: { text: string; key: string } | undefined
  view.onAsk(async (text) => {
    const stopping = new AbortController()
    view.setWaiting(() => stopping.abort())
    try {
      // The service may have answered and charged a question whose answer was lost, so a retry keeps the question's
      // key.
      unanswered = unanswered?.text === text ? unanswered : { text, key: newId() }
      const question = { text, conversation_id, idempotency_key: unanswered.key }
      const answer = await askQuestion(config, question, stopping.signal)
      unanswered = undefined
      view.addQuestion(text)
      view.addAnswer(answer)
      view.clear(text)
      view.setWaiting(undefined)
    } catch (error) {
      const note = noteOf(error)
      if (!NOTES_OF_UNKNOWN_OUTCOME.includes(note)) unanswered = undefined
      view.setWaiting(undefined)
      view.tell(isBlocked ? 'blocked' : note)
    }
  })
  return () => {
    unwatch()
    view.host.remove()
  }
}
