declare const __CODE_VERSION__: string;

/** Package version and commit of this build, set by Vite. */
export const CODE_VERSION: string = __CODE_VERSION__;
