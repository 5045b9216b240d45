export interface ReadTodayResult {
  /** The number of listings whose date was set. */
  done: number;
  refused: { title: string; message: string }[];
}
