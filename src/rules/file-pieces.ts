/** Database that temporarily holds pieces of large files on their way to the disk. */
export const FILE_PIECES = 'customer-file-pieces'
