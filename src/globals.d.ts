/** True only in the sandbox build; a literal, so that every other build drops the branch. */
declare const __SANDBOX__: boolean
