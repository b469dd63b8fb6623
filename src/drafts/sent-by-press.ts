import { tabStorage } from '#src/session/customer-storage.ts'
import { REPEAT_MS, sentAs } from './sent-content.ts'

/** For browsers that keep nothing. */
const unkept = new Map<string, string>()

/**
 * Knows in this tab, also after a reload, what one press has sent that no form keeps: what is sent again before its answer
 * has come is the same.
 * @param withinMs how long; without an end where the customer has typed what is sent
 */
export function sentByPress(name: string, withinMs = REPEAT_MS) {
  const read = () => (tabStorage.read(name) ?? unkept.get(name) ?? '').split(' ')
  const last = () => {
    const [digest = '', id = '', atMs] = read()
    return Date.now() - Number(atMs) < withinMs ? { digest, id } : undefined
  }
  return {
    idFor(content: string) {
      const before = last()
      const sent = sentAs(content, before)
      if (sent === before) return sent.id
      const pressed = [sent.digest, sent.id, Date.now()].join(' ')
      if (!tabStorage.write(name, pressed)) unkept.set(name, pressed)
      return sent.id
    },
    /** It is the last that was sent, and not known to have arrived. */
    isAwaited: (id: string) => read()[1] === id,
    arrived() {
      tabStorage.remove(name)
      unkept.delete(name)
    },
  }
}
