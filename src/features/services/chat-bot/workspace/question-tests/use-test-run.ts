import { useEffect, useRef, useState } from 'react'
import type { Project } from '#src/contract/project.ts'
import { contentOf } from '../../bot/bot.ts'
import { newTestConversation, type QuestionTest, withAnswers } from '../../bot/question-tests.ts'
import type { BotRun } from '../../bot/use-bot-run.ts'
import type { useQuestionTests } from '../../bot/use-question-tests.ts'

interface Progress {
  readonly ids: readonly string[]
  readonly done: number
  readonly isRunning: boolean
}

type Tests = ReturnType<typeof useQuestionTests>

/** Stores the answers of tests once they are in the project, also those of a run that a reload interrupted. */
function useArrivedAnswers(project: Project, { change }: Tests) {
  const { conversations } = contentOf(project)
  const store = useRef(change)
  useEffect(() => {
    store.current = change
  })
  useEffect(() => {
    store.current((tests) => withAnswers(tests, conversations))
  }, [conversations])
}

/**
 * Asks questions one after the other, each in a conversation of its own, so that no answer depends on another. Stops with
 * the first one that the server does not take, and when the customer leaves.
 */
export function useTestRun(project: Project, run: BotRun, tests: Tests) {
  const [progress, setProgress] = useState<Progress>()
  const latest = useRef({ run, tests })
  const isStopped = useRef(false)
  useEffect(() => {
    latest.current = { run, tests }
  })
  useEffect(
    () => () => {
      isStopped.current = true
    },
    [],
  )
  useArrivedAnswers(project, tests)
  async function ask({ id, text }: QuestionTest) {
    const conversation = newTestConversation()
    latest.current.tests.change((all) =>
      all.map((each) => (each.id === id ? { ...each, conversation } : each)),
    )
    const outcome = await latest.current.run.ask(text, conversation)
    return outcome?.hasBegun === true
  }
  return {
    progress,
    async start(wanted: readonly QuestionTest[]) {
      const ids = wanted.map(({ id }) => id)
      isStopped.current = false
      let done = 0
      setProgress({ ids, done, isRunning: true })
      for (const test of wanted) {
        if (isStopped.current || !(await ask(test))) break
        done += 1
        setProgress({ ids, done, isRunning: true })
      }
      setProgress({ ids, done, isRunning: false })
    },
    stop() {
      isStopped.current = true
    },
    forget: () => setProgress(undefined),
  }
}
