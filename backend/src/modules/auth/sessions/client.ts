/** What is known of whoever sends a request, for limits, logs and the list of sessions. */
export interface Client {
  address: string;
  userAgent: string | null;
  /** Cookies that this browser was given before. */
  refreshToken: string | null;
  deviceToken: string | null;
}
