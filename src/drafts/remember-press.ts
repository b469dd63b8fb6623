import { tabStorage } from '#src/session/customer-storage.ts'
import { REPETITION_MS, withSendingId } from './sent-content.ts'

/** For browsers that store nothing. */
const pressesInMemory = new Map<string, string>()

/**
 * Remembers in this tab, also after a reload, the content that one press has sent outside a form, so that a repetition
 * before the response has the same id.
 * @param withinMs how long it is remembered; infinite if the customer has typed the content
 */
export function rememberPress(name: string, withinMs = REPETITION_MS) {
  const read = () => (tabStorage.read(name) ?? pressesInMemory.get(name) ?? '').split(' ')
  const last = () => {
    const [digest = '', id = '', atMs] = read()
    return Date.now() - Number(atMs) < withinMs ? { digest, id } : undefined
  }
  return {
    idFor(content: string) {
      const before = last()
      const sent = withSendingId(content, before)
      if (sent === before) return sent.id
      const pressed = [sent.digest, sent.id, Date.now()].join(' ')
      if (!tabStorage.write(name, pressed)) pressesInMemory.set(name, pressed)
      return sent.id
    },
    /** Whether the id is the latest one and its arrival is not confirmed. */
    isAwaited: (id: string) => read()[1] === id,
    arrived() {
      tabStorage.remove(name)
      pressesInMemory.delete(name)
    },
  }
}
