import type { PlayerLook } from '#src/contract/website-reader.ts'

const RULES = `
:host { all: initial; display: block; margin: 16px 0; font: 16px/1.4 system-ui, sans-serif; color: var(--text); }
:host([data-position='bottom']) { position: fixed; inset: auto 0 0; margin: 0; z-index: 2147483000; }
[hidden] { display: none !important; }
* { box-sizing: border-box; }
.box { display: flex; align-items: center; gap: 12px; max-width: 100%; padding: 8px 12px; background: var(--ground); border: 1px solid color-mix(in srgb, var(--text) 24%, var(--ground)); border-radius: var(--radius); }
.card { flex-wrap: wrap; padding: 16px; }
.button { display: inline-flex; padding: 0; border: 0; background: none; }
:host([data-position='bottom']) .box:not(.button) { border-radius: 0; border-width: 1px 0 0; }
:host([data-position='bottom']) .button { margin: 12px; }
button { font: inherit; color: inherit; border: 0; cursor: pointer; }
.toggle { flex: none; display: inline-flex; align-items: center; justify-content: center; gap: 8px; min-width: 44px; min-height: 44px; padding: 0; border-radius: 999px; background: var(--accent); color: var(--ground); }
.button .toggle { padding: 0 20px 0 16px; border-radius: var(--radius); }
.rate { min-width: 44px; min-height: 32px; padding: 0 8px; border-radius: 6px; background: none; font-variant-numeric: tabular-nums; }
.middle { flex: 1; min-width: 0; container-type: inline-size; }
.line { font-size: 13px; }
.title { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; font-weight: 600; }
.row { display: flex; align-items: center; gap: 8px; font-size: 13px; font-variant-numeric: tabular-nums; }
.scrub { flex: 1; min-width: 0; height: 24px; margin: 0; appearance: none; background: none; cursor: pointer; --track: linear-gradient(to right, var(--accent) var(--done, 0%), color-mix(in srgb, var(--text) 24%, var(--ground)) var(--done, 0%)); }
.scrub:dir(rtl) { --track: linear-gradient(to left, var(--accent) var(--done, 0%), color-mix(in srgb, var(--text) 24%, var(--ground)) var(--done, 0%)); }
.scrub::-webkit-slider-runnable-track { height: 4px; border-radius: 2px; background: var(--track); }
.scrub::-moz-range-track { height: 4px; border-radius: 2px; background: var(--track); }
.scrub::-webkit-slider-thumb { appearance: none; width: 14px; height: 14px; margin-top: -5px; border: 0; border-radius: 999px; background: var(--accent); }
.scrub::-moz-range-thumb { width: 14px; height: 14px; border: 0; border-radius: 999px; background: var(--accent); }
@container (max-width: 300px) { .title { overflow-wrap: anywhere; white-space: normal; } .row { flex-wrap: wrap; row-gap: 0; } .scrub { flex-basis: 100%; } .time { flex: 1; } }
@media (forced-colors: active) { .scrub { appearance: auto; } }
.parts { flex: none; min-width: 44px; min-height: 44px; padding: 0; border-radius: 6px; background: none; }
.list { max-height: 240px; margin: 8px 0 0; padding: 4px; overflow-y: auto; list-style: none; background: var(--ground); border: 1px solid color-mix(in srgb, var(--text) 24%, var(--ground)); border-radius: var(--radius); }
.list button { display: block; width: 100%; min-height: 32px; padding: 4px 8px; overflow: hidden; border-radius: 6px; background: none; font-size: 14px; text-align: start; text-overflow: ellipsis; white-space: nowrap; }
.list button:hover { background: color-mix(in srgb, var(--text) 8%, var(--ground)); }
.list button[aria-current='true'] { color: var(--text); font-weight: 600; box-shadow: inset 3px 0 var(--accent); }
:host([data-position='bottom']) { display: flex; flex-direction: column-reverse; }
.note { margin: 0; font-size: 13px; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
svg { width: 18px; height: 18px; fill: currentColor; flex: none; }
`

const colourRule = (background: string, text: string) => `:host { --ground: ${background}; --text: ${text}; }`

/** The player's style sheet, constructed by script because sites with a strict policy block style elements. */
export function styleOf({ accent, background, text, theme, radius }: PlayerLook): CSSStyleSheet {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(
    [
      RULES,
      `:host { --accent: ${accent}; --radius: ${radius}px; }`,
      colourRule(background, text),
      theme === 'auto' ? `@media (prefers-color-scheme: dark) { ${colourRule(text, background)} }` : '',
    ].join('\n'),
  )
  return sheet
}
