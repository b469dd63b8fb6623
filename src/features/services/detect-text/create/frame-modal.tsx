import { RotateCw } from 'lucide-react'
import { useId, useState } from 'react'
import type { Box } from '#src/contract/form-choices.ts'
import type { Rotation } from '#src/contract/generate-body.ts'
import { CropStage, type CropView, isSameView, STAGE_PX } from '#src/features/profile/picture/crop-stage.tsx'
import { maxZoom } from '#src/features/profile/picture/crop-zoom.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useTranslation } from '#src/i18n/use-translation.ts'
import { useUnsavedWork } from '#src/session/unsaved-work.ts'
import { Button } from '#src/ui/button.tsx'
import { Modal } from '#src/ui/modal.tsx'
import { Slider } from '#src/ui/slider.tsx'
import { useObjectUrl } from '#src/ui/use-object-url.ts'
import type { PictureFacts } from './document-check.ts'
import type { ChosenDocument } from './documents.ts'
import { cropOf, fittedSize, turnedBox, turnedRight } from './page-frame.ts'

type PageFrame = Pick<ChosenDocument, 'rotation' | 'crop'>

interface FrameModalProps {
  document: ChosenDocument
  picture: PictureFacts
  onFrame: (framed: PageFrame) => void
  onClose: () => void
}

const WHOLE_PAGE: Box = [0, 0, 1, 1]
const MIN_SHARE = 0.1
const STEP = 0.01
const ZOOM_STEP = 0.05

const SIDES = ['width', 'height'] as const

function useFrame({ document: { rotation, crop }, picture }: FrameModalProps) {
  const kept = turnedBox(crop ?? WHOLE_PAGE, rotation)
  const [turn, setTurn] = useState({ rotation: rotation as Rotation, count: 0 })
  const [share, setShare] = useState({ width: kept[2], height: kept[3] })
  const [seen, setSeen] = useState(kept)
  const shown = fittedSize(picture, turn.rotation, STAGE_PX)
  const [first] = useState<CropView>({
    at: {
      x: (0.5 - kept[0] - kept[2] / 2) * shown.width,
      y: (0.5 - kept[1] - kept[3] / 2) * shown.height,
    },
    zoom: 1,
  })
  const [view, setView] = useState(first)
  const isSized = share.width !== kept[2] || share.height !== kept[3]
  useUnsavedWork(turn.count > 0 || isSized || !isSameView(view, first))
  return {
    ...{ turn, share, shown, view, setShare, setView },
    frame: { width: shown.width * share.width, height: shown.height * share.height },
    framed: { rotation: turn.rotation, crop: cropOf(seen, turn.rotation) },
    see: (area: { x: number; y: number; width: number; height: number }) =>
      setSeen([area.x / 100, area.y / 100, area.width / 100, area.height / 100]),
    turnRight() {
      setTurn({ rotation: turnedRight(turn.rotation), count: turn.count + 1 })
      setShare({ width: share.height, height: share.width })
      setSeen(turnedBox(seen, 90))
      setView({ ...view, at: { x: -view.at.y, y: view.at.x } })
    },
  }
}

function Sizes({ frame, max }: { frame: ReturnType<typeof useFrame>; max: number }) {
  const { t } = useTranslation(['detect-text-lazy', 'detect-text'])
  const { number } = useFormat()
  const { share, view } = frame
  return (
    <>
      {SIDES.map((side) => (
        <Slider
          key={side}
          label={t(`frame.${side}`)}
          valueText={t('detect-text:picture.zoom', { percent: Math.round(share[side] * 100) })}
          value={share[side]}
          min={MIN_SHARE}
          max={1}
          step={STEP}
          onChange={(value) => frame.setShare({ ...share, [side]: value })}
        />
      ))}
      <Slider
        label={t('frame.zoom')}
        valueText={`${number(view.zoom, 1)}×`}
        value={view.zoom}
        min={1}
        max={max}
        step={ZOOM_STEP}
        onChange={(zoom) => frame.setView(({ at }) => ({ at, zoom }))}
      />
    </>
  )
}

export function FrameModal(props: FrameModalProps) {
  const { picture, onFrame, onClose } = props
  const { t } = useTranslation(['detect-text-lazy', 'common'])
  const hint = useId()
  const address = useObjectUrl(picture.image)
  const frame = useFrame(props)
  const max = maxZoom(picture)
  return (
    <Modal
      isOpen
      onClose={onClose}
      size="narrow"
      title={t('frame.title')}
      actions={
        <>
          <Button onClick={onClose}>{t('common:actions.cancel')}</Button>
          <Button variant="primary" onClick={() => onFrame(frame.framed)}>
            {t('frame.save')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <div className="flex justify-center">
          {address !== undefined && (
            <CropStage
              key={frame.turn.count}
              label={t('frame.stage')}
              hintId={hint}
              address={address}
              shown={frame.shown}
              rotation={frame.turn.rotation}
              shape="rect"
              frame={frame.frame}
              view={frame.view}
              maxZoom={max}
              onChange={frame.setView}
              onArea={frame.see}
            />
          )}
        </div>
        <p id={hint} className="text-13 text-muted">
          {t('frame.hint')}
        </p>
        <Button icon={<RotateCw size={16} aria-hidden />} onClick={frame.turnRight}>
          {t('frame.turn')}
        </Button>
        <Sizes frame={frame} max={max} />
      </div>
    </Modal>
  )
}
