import {
  type ComponentProps,
  createContext,
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { flushSync } from 'react-dom'
import { focusFirstStop, keepFocusIn } from './first-stop.ts'
import { noteOpenDialog } from './open-dialogs.ts'

/** The open dialog element; menus and popovers render into it, because everything outside a modal dialog is inert. */
export const DialogContext = createContext<HTMLElement | null>(null)

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'onClose' | 'onCancel'> {
  /** Whether it is shown; on close the focus returns to the opener. */
  isOpen: boolean
  /** Called for Escape, the back gesture or a press on the backdrop. Set `isOpen` to false in it. */
  onClose: () => void
  /** If false, only the dialog's own buttons close it, e.g. while an action runs. */
  isDismissible?: boolean
  /** Takes the focus on close if the opener is gone, e.g. was an item of a menu. */
  returnFocusTo?: RefObject<HTMLElement | null>
}

type ModalState = Required<Pick<DialogProps, 'isOpen' | 'isDismissible'>> & Pick<DialogProps, 'returnFocusTo'>

function useModal({ isOpen, isDismissible, returnFocusTo }: ModalState, dismiss: () => void) {
  const latest = useRef({ dismiss, isDismissible })
  latest.current = { dismiss, isDismissible }
  const ref = useRef<HTMLDialogElement>(null)
  const [element, setElement] = useState<HTMLElement | null>(null)

  useLayoutEffect(() => {
    const dialog = ref.current
    if (!isOpen || dialog === null) return
    const opener = document.activeElement
    dialog.showModal()
    const letFocusBe = [keepFocusIn(dialog), focusFirstStop(dialog)]
    setElement(dialog)
    const forget = noteOpenDialog({
      element: dialog,
      dismiss: () => latest.current.dismiss(),
      isDismissible: () => latest.current.isDismissible,
    })
    return () => {
      for (const stop of letFocusBe) stop()
      forget()
      dialog.close()
      // React may have removed the dialog already, and then the browser does not restore the focus.
      const goBackTo = returnFocusTo?.current ?? opener
      if (goBackTo instanceof HTMLElement) goBackTo.focus()
    }
  }, [isOpen, returnFocusTo])
  return { ref, element }
}

/**
 * Blurs the focused field before closing so that commit-on-blur fields commit; Escape and the backdrop do not blur it.
 */
function blurField(dialog: HTMLElement | null) {
  const field = dialog?.querySelector<HTMLElement>('input:focus')
  if (!field) return
  flushSync(() => field.blur())
  field.focus()
}

/**
 * The base of every modal: a native modal dialog. The browser makes the page inert, keeps focus inside, returns it to
 * the opener and paints the backdrop, all without a style element (see docs/decisions).
 */
export function Dialog({
  isOpen,
  onClose,
  isDismissible = true,
  returnFocusTo,
  children,
  ...rest
}: DialogProps) {
  const dismiss = () => {
    if (!isDismissible) return
    blurField(ref.current)
    onClose()
  }
  const { ref, element } = useModal({ isOpen, isDismissible, returnFocusTo }, dismiss)
  // Chromium closes on a second Escape even if `cancel` was prevented, so the key event itself is prevented.
  const takeEscape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return
    event.preventDefault()
    event.stopPropagation()
    dismiss()
  }
  const pressBackdrop = (event: MouseEvent) => {
    if (event.target === ref.current) dismiss()
  }
  if (!isOpen) return null
  return (
    <dialog
      {...rest}
      ref={ref}
      onKeyDown={takeEscape}
      onMouseDown={pressBackdrop}
      onCancel={(event) => {
        event.preventDefault()
        dismiss()
      }}
    >
      {/* By its Provider, because the package works with React 18 too. */}
      <DialogContext.Provider value={element}>{children}</DialogContext.Provider>
    </dialog>
  )
}
