/** The database in which pieces of large files lie for a moment on their way to the disk. */
export const FILE_PIECES = 'customer-file-pieces'
