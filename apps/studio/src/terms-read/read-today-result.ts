export interface ReadTodayResult {
  /** The number of listings whose date was set. */
  done: number;
  refused: { id: number; title: string; message: string }[];
}
