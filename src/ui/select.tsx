import { ChevronDown } from 'lucide-react'
import { type Ref, useId, useImperativeHandle, useRef } from 'react'
import { classNames } from './class-names.ts'
import { controlStyles } from './control-styles.ts'
import { Field, type FieldTexts } from './field.tsx'
import { LazyBoundary } from './lazy-boundary.tsx'
import { lazyComponent } from './lazy-component.ts'
import { type ListboxOption, useListbox } from './use-listbox.ts'

const SelectList = lazyComponent(async () => (await import('./select-list.tsx')).SelectList)

/** Before a press, so that the list opens with it. A failed load is repeated then. */
const prefetchList = () => void SelectList.preload().catch(() => {})

export interface SelectProps<T extends string> extends FieldTexts {
  /** Selected value; without one the placeholder is shown. */
  value: T | undefined
  /** In display order. */
  options: ReadonlyArray<ListboxOption<T>>
  /** Called with the selected value. */
  onChange: (value: T) => void
  /** Called when the focus leaves it: validate the choice then. */
  onBlur?: () => void
  /** Text shown before a choice; not a label. */
  placeholder?: string
  /** Disables it, e.g. while the form is sent. */
  isDisabled?: boolean
  /** 36 px in toolbars, where long text is truncated from 768 px; 40 px in forms. Elsewhere it wraps. */
  size?: 'small' | 'medium'
  /** For a label that the context already shows; it stays for screen readers. */
  isLabelHidden?: boolean
  /** Shows the label before the value, if there is no room above; the value is truncated first. */
  isLabelInside?: boolean
  /** Id of the button; generated if absent. */
  id?: string
  /** Focuses it, e.g. after a field error. */
  ref?: Ref<{ focus: () => void }>
}

interface SelectControlProps<T extends string> extends Omit<SelectProps<T>, 'id'> {
  wiring: { id: string }
}

const chosenStyles = (isSmall: boolean | undefined, shown: ListboxOption<string> | undefined) =>
  classNames(
    'min-w-0 flex-1 text-start',
    isSmall ? 'max-md:wrap-long md:truncate' : 'wrap-long',
    !shown && 'text-muted',
  )

function SelectControl<T extends string>(props: SelectControlProps<T>) {
  const { wiring, label, value, options, onChange, onBlur, placeholder, isDisabled, isLabelInside } = props
  const isLabelHidden = props.isLabelHidden || isLabelInside
  const button = useRef<HTMLButtonElement>(null)
  useImperativeHandle(props.ref, () => ({ focus: () => button.current?.focus() }))
  const listbox = useListbox(options, value, onChange)
  const { isOpen, active, open, close } = listbox
  const shown = options[listbox.chosen]
  const isSmall = props.size === 'small'
  return (
    <>
      <button
        {...wiring}
        ref={button}
        type="button"
        role="combobox"
        // Safari focuses only pressed buttons that have a tabindex.
        tabIndex={0}
        disabled={isDisabled}
        aria-label={isLabelHidden ? String(label) : undefined}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? `${wiring.id}-list` : undefined}
        aria-activedescendant={isOpen && active >= 0 ? `${wiring.id}-${active}` : undefined}
        onPointerEnter={prefetchList}
        onFocus={prefetchList}
        onClick={isOpen ? close : open}
        onKeyDown={listbox.onKeyDown}
        onBlur={() => {
          close()
          onBlur?.()
        }}
        className={classNames(controlStyles, 'select', isSmall ? 'min-h-9' : 'min-h-10 py-1')}
      >
        <span lang={shown?.lang} className={chosenStyles(isSmall, shown)}>
          {isLabelInside && <span className="text-muted">{`${label}: `}</span>}
          {shown?.label ?? placeholder}
        </span>
        <ChevronDown size={16} aria-hidden className="shrink-0 text-muted" />
      </button>
      {isOpen && (
        <LazyBoundary onFailed={close}>
          <SelectList {...listbox} id={wiring.id} label={label} options={options} anchor={button} />
        </LazyBoundary>
      )}
    </>
  )
}

/**
 * One of many options. Arrows, Home, End and typing the first letters work, open or closed; the list is 193 px at most.
 */
export function Select<T extends string>({ id, ...props }: SelectProps<T>) {
  const madeUpId = useId()
  if (props.isLabelHidden || props.isLabelInside) {
    return (
      <div className="min-w-0">
        <SelectControl {...props} wiring={{ id: id ?? madeUpId }} />
      </div>
    )
  }
  const { label, hint, error, aside } = props
  return (
    <Field label={label} hint={hint} error={error} aside={aside} id={id}>
      {(wiring) => <SelectControl {...props} wiring={wiring} />}
    </Field>
  )
}
