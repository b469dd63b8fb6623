import { runScript } from './run-script.ts'

/** The script of the code on a site: it finds its own element, and reads there what it is to do. */
const script = document.currentScript
if (script instanceof HTMLScriptElement) runScript(script)
