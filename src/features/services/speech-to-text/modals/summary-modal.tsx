import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { player } from '#src/audio/player.ts'
import { useTrackStatus } from '#src/audio/use-player.ts'
import type { Speaker } from '#src/contract/speech-to-text.ts'
import { useEditor, useSummary, useTextLanguage } from '#src/features/editor/editor-context.ts'
import { SpeakerDot } from '#src/features/segments/speaker-dot.tsx'
import { copyTexts } from '#src/features/selection/copy-texts.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { formatDuration } from '#src/lib/format-length.ts'
import { saveFile } from '#src/lib/save-file.ts'
import { ActionOrder } from '#src/ui/action-order.tsx'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { PlayIcon } from '#src/ui/play-icon.tsx'
import { SegmentedControl } from '#src/ui/segmented-control.tsx'
import { playSourceAt, sourceTrackId } from '../transcript/source-playback.ts'
import {
  keySentences,
  MIN_SENTENCES,
  type SpokenSentence,
  type SummaryLength,
  sentencesOf,
  summaryLengths,
  summaryOf,
} from '../transcript/summarise.ts'
import { speakersOf } from '../transcript/transcript-defaults.ts'

const LENGTHS = ['short', 'medium', 'long'] as const satisfies readonly SummaryLength[]

/** The key sentences when the modal opened, and the speakers who say them. */
function useKeySentences() {
  const editor = useEditor()
  const language = useTextLanguage()()
  const [found] = useState(() => {
    const state = editor.store.getState()
    return { ranked: keySentences(sentencesOf(state, language)), speakers: speakersOf(state.defaults) }
  })
  return { ...found, language }
}

/** Name of the speaker, if there are several. */
const nameOf = ({ speakerId }: SpokenSentence, speakers: readonly Speaker[]) =>
  speakers.length > 1 ? speakers.find(({ id }) => id === speakerId)?.name : undefined

function lineOf(sentence: SpokenSentence, speakers: readonly Speaker[]) {
  const name = nameOf(sentence, speakers)
  return `${formatDuration(sentence.start)}  ${name === undefined ? '' : `${name}: `}${sentence.text}`
}

interface SentencesProps {
  sentences: readonly SpokenSentence[]
  speakers: readonly Speaker[]
  language: string | undefined
}

function Sentences({ sentences, speakers, language }: SentencesProps) {
  const { t } = useTranslation(['speech-to-text-summary', 'speech-to-text'])
  const editor = useEditor()
  const status = useTrackStatus(sourceTrackId(editor))
  const [heard, setHeard] = useState<SpokenSentence>()
  return (
    <ul aria-label={t('list')} className="flex flex-col">
      {sentences.map((sentence) => {
        const { start, text } = sentence
        const isOn = heard === sentence && (status === 'playing' || status === 'loading')
        const time = formatDuration(start)
        return (
          <li key={start} className="flex items-start gap-3 border-b border-line py-3 last:border-0">
            <Button
              size="small"
              aria-label={t('speech-to-text:segment.playAt', { time })}
              aria-pressed={isOn}
              icon={<PlayIcon isOn={isOn} />}
              onClick={() => {
                setHeard(sentence)
                if (isOn) player.pause()
                else playSourceAt(editor, start)
              }}
            >
              <span className="tabular">{time}</span>
            </Button>
            <div className="min-w-0 flex-1 wrap-long py-1">
              {speakers.length > 1 && (
                <p className="flex items-center gap-2 text-13 text-muted">
                  <SpeakerDot speakers={speakers} speakerId={sentence.speakerId} />
                  {nameOf(sentence, speakers)}
                </p>
              )}
              <p dir="auto" lang={language}>
                {text}
              </p>
            </div>
          </li>
        )
      })}
    </ul>
  )
}

/** Copies the summary, or saves it as a text file. */
function Actions({ lines }: { lines: readonly string[] }) {
  const { t } = useTranslation('speech-to-text-summary')
  const { title } = useSummary()
  function save() {
    const text = [title, ...lines].join('\n\n')
    saveFile(`${title} – ${t('title')}.txt`, new Blob([`${text}\n`], { type: 'text/plain' }))
  }
  return (
    <ActionOrder>
      <Button icon={<Download size={16} aria-hidden />} onClick={save}>
        {t('save')}
      </Button>
      <Button variant="primary" icon={<Copy size={16} aria-hidden />} onClick={() => void copyTexts(lines)}>
        {t('copy')}
      </Button>
    </ActionOrder>
  )
}

/** The sentences of a transcript that carry most, each with its time. They are found on this device. */
export function SummaryModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation(['speech-to-text-summary', 'common'])
  const { ranked, speakers, language } = useKeySentences()
  const [length, setLength] = useState<SummaryLength>(
    ranked.length > summaryLengths.short ? 'medium' : 'short',
  )
  const sentences = summaryOf(ranked, length)
  const isFound = ranked.length > 0
  return (
    <Modal
      isOpen
      onClose={onClose}
      title={t('title')}
      description={isFound && t('text')}
      cancelLabel={t('common:actions.close')}
      actions={isFound && <Actions lines={sentences.map((sentence) => lineOf(sentence, speakers))} />}
    >
      {isFound ? (
        <div className="flex flex-col gap-2">
          <SegmentedControl
            label={t('length')}
            name="summary-length"
            value={length}
            options={LENGTHS.map((value, index) => ({
              value,
              label: t(`lengths.${value}`),
              isDisabled: index > 0 && ranked.length <= summaryLengths[LENGTHS[index - 1] ?? value],
            }))}
            onChange={setLength}
          />
          <Sentences sentences={sentences} speakers={speakers} language={language} />
        </div>
      ) : (
        <p className="py-4 text-muted">{t('none', { number: MIN_SENTENCES })}</p>
      )}
    </Modal>
  )
}
