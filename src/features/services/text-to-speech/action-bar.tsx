import { AudioLines, ChevronUp, Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSummary } from '#src/features/editor/editor-context.ts'
import { isEditable, isInProgress } from '#src/features/editor/project-info.ts'
import { Totals } from '#src/features/editor/toolbar/totals.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { Button } from '#src/ui/button.tsx'
import { DropdownMenu } from '#src/ui/dropdown-menu.tsx'
import { IconButton } from '#src/ui/icon-button.tsx'
import type { Generation } from './use-generation.ts'
import type { Obstacle } from './use-obstacle.ts'
import type { Quote } from './use-quote.ts'

interface ActionBarProps {
  quote: Quote
  generation: Generation
  /** What has to be put right first; undefined when generating is possible. */
  obstacle: Obstacle | undefined
  /** How the work goes, in place of the totals. */
  progress: ReactNode
  onChooseVoice: () => void
  onExport: () => void
}

/** What leads on, within reach of the thumb: generate, with count and price, and export. */
export function ActionBar(props: ActionBarProps) {
  const { quote, generation, obstacle, progress, onChooseVoice, onExport } = props
  const { t } = useTranslation('editor')
  const { money, number } = useFormat()
  const summary = useSummary()
  const { changed, all, stale } = quote
  const isFirst = stale === 0
  const label = t(isFirst ? 'generate.blocks' : 'generate.changed', {
    count: changed.blocks,
    number: number(changed.blocks),
    price: money(changed.price),
  })
  const canGenerate = isEditable(summary) && obstacle === undefined && !generation.isUnsure
  return (
    <div
      style={{ bottom: 'var(--player-height, 0px)' }}
      className="sticky z-10 -mx-4 -mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-paper px-4 py-3 md:-mx-6 md:-mb-6 md:px-6"
    >
      <div className="min-w-40 flex-1">
        {progress || <Totals />}
        {obstacle !== undefined && isEditable(summary) && (
          <div className="flex flex-wrap items-center gap-x-2">
            <p id="obstacle" className="text-13 text-warn">
              {obstacle.text}
            </p>
            {obstacle.isVoice && (
              <Button size="small" variant="quiet" aria-haspopup="dialog" onClick={onChooseVoice}>
                {t('voice.choose')}
              </Button>
            )}
          </div>
        )}
        <p role="status" className="text-13 text-warn empty:hidden">
          {generation.isUnsure && t('generate.unsure')}
        </p>
      </div>
      <div className="flex w-full items-center gap-2 sm:w-auto">
        <Button icon={<Download size={16} aria-hidden />} onClick={onExport}>
          {t('export.open')}
        </Button>
        <span className="min-w-0 flex-1 sm:flex-none">
          {isInProgress(summary) ? (
            <Button variant="primary" isWide isPending pendingLabel={t('work.label')}>
              {t('work.label')}
            </Button>
          ) : (
            <Button
              variant="primary"
              isWide
              icon={<AudioLines size={16} aria-hidden />}
              disabled={!canGenerate || changed.blocks === 0}
              aria-describedby={obstacle === undefined ? undefined : 'obstacle'}
              isPending={generation.isPending}
              onClick={() => generation.start({ scope: 'changed', price: changed.price })}
            >
              {changed.blocks === 0 ? t(all.blocks === 0 ? 'generate.noText' : 'generate.nothing') : label}
            </Button>
          )}
        </span>
        <DropdownMenu
          align="end"
          trigger={(props) => (
            <IconButton {...props} label={t('generate.more')} icon={<ChevronUp size={16} aria-hidden />} />
          )}
          entries={[
            {
              id: 'all',
              label: t('generate.all', {
                count: all.blocks,
                number: number(all.blocks),
                price: money(all.price),
              }),
              isDisabled: !canGenerate || all.blocks === 0,
              onSelect: () => generation.start({ scope: 'all', price: all.price }),
            },
          ]}
        />
      </div>
    </div>
  )
}
