/** What a toast says, told to the page as the event `toast`. Its messages come with the toasts. */
export interface ToastRequest {
  says: 'added' | 'full' | 'copied' | 'messageFailed';
  values?: Record<string, string | number>;
  /** The casino that was added, and can be taken out again. */
  undo?: string;
}

declare global {
  interface DocumentEventMap {
    toast: CustomEvent<ToastRequest>;
  }
}
