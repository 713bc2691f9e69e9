/**
 * Every error a caller can get: a stable code, its HTTP status and the words shown when nothing more exact is known.
 * Clients decide by `code`; people read `message`.
 */
export const ERROR_CATALOGUE = {
  // platform
  bad_request: { status: 400, message: 'The request could not be read.' },
  validation_failed: { status: 400, message: 'Some fields need another look.' },
  unauthorized: { status: 401, message: 'Please log in first.' },
  forbidden: { status: 403, message: 'You may not do this.' },
  not_found: { status: 404, message: 'There is nothing here.' },
  method_not_allowed: { status: 405, message: 'This cannot be done here.' },
  idempotency_key_reused: {
    status: 422,
    message: 'Another request was sent with this Idempotency-Key. Please use a new key for it.',
  },
  written_already: {
    status: 409,
    message: 'You already sent a different version. Check it before you send this one.',
  },
  conflict: { status: 409, message: 'This does not fit with what is there already.' },
  gone: { status: 410, message: 'This is no longer here.' },
  payload_too_large: { status: 413, message: 'This is too large.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted here.' },
  unprocessable: { status: 422, message: 'The content could not be used.' },
  rate_limited: { status: 429, message: 'That was a bit fast. Please try again in a moment.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  unavailable: { status: 503, message: 'We are busy right now. Please try again in a moment.' },
  storage_full: { status: 507, message: 'We cannot store files at the moment. Please try again later.' },
  // editing in the back office
  stale_edit: {
    status: 409,
    message: 'Someone else has changed this since you opened it. Nothing of yours was stored; compare the two first.',
  },
  slug_taken: { status: 409, message: 'Another page has this address already. Please choose another one.' },
  // media
  photo_limit_reached: { status: 409, message: 'You have 12 photos already. Remove one to add another.' },
  photo_too_small: { status: 422, message: 'This photo is too small: it needs to be at least 400 pixels wide.' },
  photo_unreadable: { status: 422, message: 'This photo cannot be read. Please try another one.' },
  // documents
  document_unreadable: { status: 422, message: 'This file cannot be read. Please try another one.' },
  document_infected: { status: 422, message: 'This file carries something that harms computers. Nothing was kept.' },
  document_encrypted: { status: 422, message: 'This PDF is locked by a password. Please save it without one.' },
  document_active: {
    status: 422,
    message: 'This PDF runs programs or carries other files. Please print it to a plain PDF, or send a photo of it.',
  },
  // accounts
  account_disabled: {
    status: 403,
    message: 'This account is closed. Please write to us if you think this is a mistake.',
  },
  candidate_email_unverified: {
    status: 409,
    message: 'This person has not confirmed their email address. Only a confirmed address can become an admin.',
  },
  second_admin_required: {
    status: 409,
    message: 'Closing an admin’s account takes two admins. Propose it on the person’s page, under Privacy.',
  },
  second_factor_required: {
    status: 403,
    message: 'Please set up your authenticator app first. Nothing else opens before it.',
  },
  account_suspended: { status: 403, message: 'This account is suspended for a while.' },
  current_password_wrong: { status: 403, message: 'The current password is not right.' },
  email_refused: {
    status: 403,
    message: 'We cannot open an account with this email address. Please write to us if you think this is a mistake.',
  },
  email_taken: {
    status: 409,
    message: 'There is an account with this email address already. Log in, or reset your password.',
  },
  invalid_credentials: { status: 401, message: 'The email address or the password is not right.' },
  link_invalid: { status: 400, message: 'This link has been used or has expired. Please ask for a new one.' },
  last_admin: {
    status: 409,
    message: 'This is the last admin whose account is open. Appoint another admin first.',
  },
  mfa_already_enabled: { status: 409, message: 'An authenticator app is set up already.' },
  mfa_challenge_ended: { status: 401, message: 'That took too long. Please log in again.' },
  mfa_code_required: { status: 403, message: 'Please enter the code from your authenticator app as well.' },
  mfa_code_wrong: { status: 401, message: 'This code is not right, or has been used already.' },
  mfa_demanded: { status: 403, message: 'This account must keep its authenticator app.' },
  mfa_not_enabled: { status: 409, message: 'No authenticator app is set up.' },
  reauthentication_required: { status: 403, message: 'Please enter your password to go on.' },
  session_ended: { status: 401, message: 'Please log in again.' },
  username_taken: { status: 409, message: 'This username is taken. Please choose another one.' },
  // profiles
  profile_missing: { status: 409, message: 'Please create your profile first.' },
  shortlist_full: { status: 409, message: 'Your shortlist is full. Take someone off it to add another.' },
  wrong_role: { status: 403, message: 'This belongs to the other kind of account.' },
  // arrangements
  arrangement_changed: {
    status: 409,
    message: 'The terms have changed meanwhile. Please read the newest version before you go on.',
  },
  arrangement_dates_taken: {
    status: 409,
    message: 'Another family has confirmed days within these dates. Nothing was confirmed here.',
  },
  arrangement_move_refused: { status: 409, message: 'This cannot be done in the state the agreement is in.' },
  arrangement_needs_interview: {
    status: 409,
    message: 'Please meet on video first: an agreement can be confirmed once the two of you have held an interview.',
  },
  arrangement_needs_verification: {
    status: 409,
    message: 'The au pair’s checks are not complete yet. The agreement can be confirmed as soon as they are.',
  },
  arrangement_open: {
    status: 409,
    message: 'The two of you have an open agreement already. Please answer that one.',
  },
  profile_withheld: {
    status: 403,
    message:
      'Our moderators have hidden this profile. What they decided stands in your account, with the way to appeal.',
  },
  // verification
  evidence_limit_reached: { status: 409, message: 'There are as many files here as fit. Remove one to add another.' },
  reference_closed: {
    status: 410,
    message: 'This form has been filled in already, has run out, or was replaced by a newer email.',
  },
  reference_limit_reached: { status: 409, message: 'You have asked two people. Take one back to ask another.' },
  reference_settled: { status: 409, message: 'This person has answered already.' },
  verification_decided: {
    status: 409,
    message: 'Someone has decided this already, or its owner has changed it. Please look again.',
  },
  verification_unopened: {
    status: 409,
    message: 'Open every document of this check before you approve it.',
  },
  // messages
  conversation_limit_reached: {
    status: 429,
    message: 'You have written to many new people today. Please wait for their answers, and go on tomorrow.',
  },
  conversation_not_possible: {
    status: 403,
    message: 'Families and au pairs write to each other. You cannot write to this person.',
  },
  email_not_verified: {
    status: 403,
    message: 'Please verify your email address first. The link is in the email we sent you.',
  },
  message_id_reused: { status: 409, message: 'Another message was sent under this id already.' },
  profile_incomplete: {
    status: 403,
    message: 'Please complete your profile first, so that people know who is writing.',
  },
  // video calls
  call_signal_too_late: { status: 409, message: 'You are not in this room, or the other person has left it.' },
  call_taken_over: { status: 409, message: 'You have opened this room in another window.' },
  notes_changed: { status: 409, message: 'These notes have been changed in another window.' },
  relay_unavailable: { status: 409, message: 'There is no relay here that could hide your address.' },
  // interviews
  interview_move_not_possible: { status: 409, message: 'This interview has changed. Please reload the page.' },
  interview_not_open: { status: 409, message: 'The room of this interview is not open.' },
  interview_not_scheduled: { status: 409, message: 'No time is agreed for this interview.' },
  interview_open_already: {
    status: 409,
    message: 'You two have an open interview already. Move it, or cancel it first.',
  },
  // reviews
  review_too_early: { status: 409, message: 'A review can be written once the stay has lasted for 14 days.' },
  review_closed: { status: 409, message: 'The reviews of this stay are open by now. They stay as they are.' },
  review_replied: { status: 409, message: 'You have answered this review already.' },
  // support and leaving
  support_request_full: {
    status: 409,
    message: 'This request has become very long. Please open a new one and name this one in it.',
  },
  exit_not_possible: { status: 409, message: 'This agreement cannot be ended any more.' },
  // job board
  application_exists: { status: 409, message: 'You have applied for this place already.' },
  application_limit_reached: {
    status: 409,
    message: 'You have ten open applications. Wait for an answer or withdraw one to send another.',
  },
  application_move_refused: { status: 409, message: 'This cannot be done in the state the application is in.' },
  application_obstacles: {
    status: 409,
    message: 'Part of this job listing does not match your profile. Nothing was sent.',
  },
  place_not_open: { status: 409, message: 'This place is not open at the moment.' },
  // saved searches
  saved_searches_full: { status: 409, message: 'You have ten saved searches. Remove one to save another.' },
  // plans and payments
  grant_over: { status: 409, message: 'This grant no longer stands.' },
  invoice_not_cancellable: {
    status: 409,
    message: 'A placement fee is due once both have confirmed the agreement. If it is not right, please write to us.',
  },
  invoice_open: { status: 409, message: 'This invoice is still to be paid. Mark it as paid.' },
  invoice_settled: { status: 409, message: 'This invoice is paid or cancelled already.' },
  payment_processing: {
    status: 409,
    message:
      'Your payment is on its way from your bank. We tell you as soon as it has arrived; please do not pay again.',
  },
  payment_unavailable: {
    status: 503,
    message: 'Card payments do not answer at the moment. Nothing was charged. Please try again in a few minutes.',
  },
  payments_not_set_up: { status: 409, message: 'Nothing can be paid here yet. Please write to us.' },
  plan_needed: {
    status: 403,
    message:
      'Writing to someone new needs the Standard plan, which you find at /payment. Conversations that are open go on, and answering stays free.',
  },
  plan_stands: { status: 409, message: 'You have this plan, or a larger one, already.' },
  price_changed: {
    status: 409,
    message: 'The price has changed since you looked, so nothing was bought. Please look at it again.',
  },
  signature_invalid: { status: 400, message: 'This was not signed by the one who should have sent it.' },
  // safety
  appeal_not_possible: { status: 409, message: 'There is nothing to appeal against here, or it was done already.' },
  appeal_of_own_decision: { status: 409, message: 'You decided this yourself. Someone else looks at the appeal.' },
  // accounts that administrators decide about
  account_banned: { status: 409, message: 'This account is closed for good. Restore it before you suspend it.' },
  account_open: { status: 409, message: 'This account is open: there is nothing to restore.' },
  suspension_of_oneself: { status: 403, message: 'You cannot suspend your own account.' },
  case_claimed: { status: 409, message: 'Someone else is at this case.' },
  case_decided: { status: 409, message: 'This case has been decided already.' },
  case_not_claimed: { status: 409, message: 'Please take the case first, so that no one else decides it meanwhile.' },
  message_held: {
    status: 409,
    message: 'We are checking this message before it is delivered. You need not do anything.',
  },
  message_dropped: { status: 403, message: 'Our moderators did not deliver this message.' },
  report_of_oneself: { status: 409, message: 'You cannot report yourself.' },
  report_open_already: { status: 409, message: 'You have reported this already. We are looking at it.' },
  // e-mail marketing
  brevo_key_refused: { status: 409, message: 'Brevo does not accept our key. Nothing was done.' },
  brevo_not_connected: { status: 409, message: 'No key for Brevo is set here. Nothing was done.' },
  brevo_rejected: { status: 422, message: 'Brevo did not accept this. Nothing was done.' },
  brevo_reports_unset: {
    status: 409,
    message: 'There is no token by which to know Brevo’s reports: BREVO_WEBHOOK_TOKEN is not set.',
  },
  brevo_unavailable: { status: 503, message: 'Brevo does not answer at the moment. Please try again in a while.' },
  campaign_audience_changed: { status: 409, message: 'Other people are on these lists by now. Please look again.' },
  marketing_people_leaving: {
    status: 409,
    message: 'Someone has just said no, and Brevo has not forgotten them yet. Please try again in a few minutes.',
  },
  // personal data and four eyes
  export_asked_already: { status: 409, message: 'A copy is being made already. You get an email when it is there.' },
  erasure_not_possible: { status: 409, message: 'This account cannot be erased at the moment.' },
  role_unchanged: { status: 409, message: 'This person has that role already.' },
  role_profile_exists: {
    status: 409,
    message: 'This person has written a profile. Family and au pair can only be exchanged while there is none.',
  },
  approval_waiting: { status: 409, message: 'The same waits for a second administrator already.' },
  approval_decided: { status: 409, message: 'This has been decided already.' },
  approval_of_own_proposal: {
    status: 409,
    message: 'A second administrator has to agree: you proposed this yourself.',
  },
  approval_about_oneself: { status: 409, message: 'This is about your own account. Others decide it.' },
  // the library
  attachment_limit_reached: { status: 409, message: 'A resource has 20 files at most. Remove one to add another.' },
  attachments_changed: {
    status: 409,
    message: 'The files of this resource have changed meanwhile. Please look again before you order them.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;
