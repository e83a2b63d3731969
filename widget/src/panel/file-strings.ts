/** The texts for sending and showing files, loaded with that part. */
export const fileStrings = {
  fileTooLarge: 'A file may have up to 10 MB.',
  fileRefused: 'Send a picture or a PDF.',
  filesFull: 'No more files fit in here.',
  sendingFile: 'Sending',
}
