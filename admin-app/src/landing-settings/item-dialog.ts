/** What the dialogs of teachers, achievements and testimonials are given. */
export interface ItemDialogProps {
  /** How many items there are. */
  count: number;
  onClose: () => void;
  onDone: (message: string, id: number) => void;
}
