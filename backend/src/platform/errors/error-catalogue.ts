import { ACCOUNT_ERRORS } from './account-errors.js';

/** Every error with its code, HTTP status, and default message. Clients decide by `code`, people read `message`. */
export const ERROR_CATALOGUE = {
  // platform
  bad_request: { status: 400, message: 'We cannot read this request.' },
  validation_failed: { status: 400, message: 'Some fields need your attention.' },
  unauthorized: { status: 401, message: 'Please log in first.' },
  forbidden: { status: 403, message: 'You do not have permission to do this.' },
  not_found: { status: 404, message: 'We cannot find this.' },
  method_not_allowed: { status: 405, message: 'This method is not allowed here.' },
  idempotency_key_reused: {
    status: 422,
    message: 'This Idempotency-Key has already been used for another request. Please use a new key.',
  },
  duplicate_request_mismatch: {
    status: 409,
    message: 'You have already sent a different version. Please check it before you send this one.',
  },
  conflict: { status: 409, message: 'This conflicts with something that is already saved.' },
  invalid_state_transition: { status: 409, message: 'This is no longer possible. Please reload the page.' },
  gone: { status: 410, message: 'This is no longer available.' },
  payload_too_large: { status: 413, message: 'This is too large.' },
  unsupported_media_type: { status: 415, message: 'This kind of content is not accepted here.' },
  unprocessable: { status: 422, message: 'We cannot use this content.' },
  rate_limited: { status: 429, message: 'Too many requests. Please try again in a moment.' },
  internal_error: { status: 500, message: 'Something went wrong on our side. Nothing was changed.' },
  unavailable: { status: 503, message: 'We are busy right now. Please try again in a moment.' },
  storage_full: { status: 507, message: 'We cannot store files at the moment. Please try again later.' },
  // editing
  stale_edit: {
    status: 409,
    message:
      'Someone else has changed this since you opened it. Your changes were not saved. Compare both versions first.',
  },
  slug_taken: { status: 409, message: 'Another page already has this address. Please choose another one.' },
  // media
  photo_limit_reached: {
    status: 409,
    message: 'You have too many photos that are not saved yet. Please save your profile, or try again in an hour.',
  },
  photo_too_small: { status: 422, message: 'This photo is too small: it needs to be at least 400 pixels wide.' },
  photo_unreadable: { status: 422, message: 'We cannot read this photo. Please try another one.' },
  // documents
  document_unreadable: { status: 422, message: 'We cannot read this file. Please try another one.' },
  document_infected: { status: 422, message: 'This file contains malware. It was not saved.' },
  document_encrypted: { status: 422, message: 'This PDF is protected by a password. Please save it without one.' },
  voice_unreadable: { status: 422, message: 'We cannot read this recording. Please record it again.' },
  voice_not_sound: { status: 422, message: 'A voice message can only contain sound.' },
  voice_too_long: { status: 422, message: 'A voice message can be at most 5 minutes long.' },
  document_active: {
    status: 422,
    message: 'This PDF contains programs or other files. Please print it to a plain PDF, or send a photo of it.',
  },
  // accounts
  ...ACCOUNT_ERRORS,
  // profiles
  profile_missing: { status: 409, message: 'Please create your profile first.' },
  shortlist_full: { status: 409, message: 'Your shortlist is full. Remove someone to add another.' },
  wrong_role: { status: 403, message: 'Your type of account cannot do this.' },
  // agreements
  agreement_changed: {
    status: 409,
    message: 'The terms have changed. Please read the newest version before you continue.',
  },
  agreement_dates_unavailable: {
    status: 409,
    message: 'The au pair has a confirmed agreement with another family on some of these dates. Nothing was confirmed.',
  },
  agreement_needs_interview: {
    status: 409,
    message: 'Please have a video interview first. Then you can confirm the agreement.',
  },
  agreement_needs_verification: {
    status: 409,
    message: 'The au pair’s checks are not complete yet. You can confirm the agreement once they are.',
  },
  agreement_already_open: {
    status: 409,
    message: 'You already have an open agreement with each other. Please answer that one.',
  },
  profile_hidden: {
    status: 403,
    message: 'Our moderators have hidden this profile. You can read their decision in your account and appeal.',
  },
  // verification
  document_limit_reached: { status: 409, message: 'You cannot add more files here. Remove one to add another.' },
  reference_closed: {
    status: 410,
    message: 'This form has already been sent, has expired, or was replaced by a newer email.',
  },
  reference_limit_reached: { status: 409, message: 'You have asked two people. Withdraw one request to ask another.' },
  reference_already_answered: { status: 409, message: 'This person has already answered.' },
  verification_already_decided: {
    status: 409,
    message: 'This has already been decided, or the member has changed it. Please reload the page.',
  },
  documents_not_opened: {
    status: 409,
    message: 'Open every document of this check before you approve it.',
  },
  // messages
  conversation_limit_reached: {
    status: 429,
    message: 'You have written to many new people today. Please wait for their answers and continue tomorrow.',
  },
  conversation_not_possible: {
    status: 403,
    message: 'You cannot write to this person. Families can only write to au pairs, and au pairs to families.',
  },
  deal_breaker: {
    status: 403,
    message: 'This person has a deal-breaker, so you cannot write to them first. They can still write to you.',
  },
  files_need_answer: {
    status: 403,
    message: 'You can send photos, documents and voice messages once they have written to you.',
  },
  email_not_verified: {
    status: 403,
    message: 'Please verify your email address first. The link is in the email we sent you.',
  },
  unsent_files_limit_reached: {
    status: 409,
    message: 'You have too many unsent files. Send or remove some, or try again tomorrow.',
  },
  message_file_gone: {
    status: 409,
    message: 'A file in this message is no longer available. Please attach it again.',
  },
  message_id_reused: { status: 409, message: 'Another message has already been sent with this ID.' },
  message_edit_too_late: { status: 409, message: 'You can only edit a message for 15 minutes.' },
  message_delete_too_late: { status: 409, message: 'You can only delete a message for one hour.' },
  profile_incomplete: {
    status: 403,
    message: 'Please complete your profile first, so that people know who is writing.',
  },
  // video calls
  not_in_call: { status: 409, message: 'You are not in this call, or the other person has left it.' },
  call_taken_over: { status: 409, message: 'You have opened this call in another window.' },
  notes_changed: { status: 409, message: 'These notes have been changed in another window.' },
  relay_unavailable: { status: 409, message: 'This site has no relay, so calls cannot hide your network address.' },
  // interviews
  interview_not_open: { status: 409, message: 'This interview is not open.' },
  interview_not_scheduled: { status: 409, message: 'No time has been agreed for this interview.' },
  interview_already_open: {
    status: 409,
    message: 'You already have an open interview with each other. Reschedule or cancel it first.',
  },
  // reviews
  review_too_early: { status: 409, message: 'You can write a review from 14 days after the placement starts.' },
  review_already_published: {
    status: 409,
    message: 'The reviews of this placement are published and can no longer be changed.',
  },
  review_already_answered: { status: 409, message: 'You have already answered this review.' },
  // support and early exits
  answered_meanwhile: {
    status: 409,
    message: 'Someone has answered this since you opened it. Your answer was not sent. Read theirs first.',
  },
  written_meanwhile: { status: 409, message: 'The member has written meanwhile. Please read their message first.' },
  assigned_meanwhile: { status: 409, message: 'The assignment has changed meanwhile. Please open this again.' },
  support_request_full: {
    status: 409,
    message: 'This request has reached its message limit. Please open a new one and mention this one.',
  },
  early_exit_not_possible: { status: 409, message: 'This agreement can no longer be ended.' },
  // job board
  application_exists: { status: 409, message: 'You have already applied for this job listing.' },
  application_limit_reached: {
    status: 409,
    message: 'You have ten open applications. Wait for an answer or withdraw one to send another.',
  },
  application_mismatch: {
    status: 409,
    message: 'Part of this job listing does not match your profile. Nothing was sent.',
  },
  job_listing_not_open: { status: 409, message: 'This job listing is not open at the moment.' },
  // saved searches
  saved_searches_full: { status: 409, message: 'You have ten saved searches. Remove one to save another.' },
  // plans and payments
  grant_ended: { status: 409, message: 'This grant has already ended.' },
  invoice_not_cancellable: {
    status: 409,
    message:
      'You owe a placement fee once both have confirmed the agreement. If this invoice is wrong, please write to us.',
  },
  invoice_open: { status: 409, message: 'This invoice is not paid yet. Mark it as paid.' },
  invoice_settled: { status: 409, message: 'This invoice has already been paid or cancelled.' },
  payment_processing: {
    status: 409,
    message: 'Your bank is processing your payment. We will tell you when it arrives. Please do not pay again.',
  },
  payment_unavailable: {
    status: 503,
    message: 'Card payments are not available at the moment. Nothing was charged. Please try again in a few minutes.',
  },
  payments_not_set_up: { status: 409, message: 'Payments are not set up here yet. Please write to us.' },
  plan_required: {
    status: 403,
    message:
      'To write to someone new, you need a plan. You can always answer and continue conversations that you already have.',
  },
  plan_already_active: { status: 409, message: 'You already have this plan or a larger one.' },
  price_changed: {
    status: 409,
    message: 'The price has changed, so we stopped the purchase. Please check the new price.',
  },
  webhook_signature_invalid: { status: 400, message: 'The signature of this webhook is not valid.' },
  transfer_refunded: {
    status: 409,
    message: 'Part of this purchase has already been refunded by bank transfer, so its transfers cannot be reversed.',
  },
  transfer_reversed: { status: 409, message: 'This transfer has already been reversed.' },
  transfer_too_old: {
    status: 409,
    message: 'This transfer was recorded more than 90 days ago and can no longer be reversed.',
  },
  // safety
  appeal_not_possible: { status: 409, message: 'There is nothing to appeal, or you have already appealed.' },
  cannot_review_own_decision: {
    status: 409,
    message: 'You made this decision yourself. Another moderator must review the appeal.',
  },
  // decisions about accounts
  account_banned: { status: 409, message: 'This account is closed for good. Restore it before you suspend it.' },
  account_not_closed: { status: 409, message: 'This account is not closed.' },
  cannot_suspend_yourself: { status: 403, message: 'You cannot suspend your own account.' },
  case_claimed: { status: 409, message: 'Someone else has taken this case.' },
  case_already_decided: { status: 409, message: 'This case has already been decided.' },
  breach_changed: { status: 409, message: 'Another admin has changed or closed this record. Please load it again.' },
  case_changed: { status: 409, message: 'Something new has come in this case. Please read it before you decide.' },
  case_not_claimed: { status: 409, message: 'Please claim this case first.' },
  message_held: {
    status: 409,
    message: 'We are checking this message before it is delivered. You do not need to do anything.',
  },
  message_not_delivered: { status: 403, message: 'Our moderators did not deliver this message.' },
  cannot_report_yourself: { status: 409, message: 'You cannot report yourself.' },
  report_already_open: { status: 409, message: 'You have already reported this. We are looking at it.' },
  // email marketing
  brevo_key_not_accepted: { status: 409, message: 'Brevo does not accept our key. Nothing was done.' },
  brevo_not_connected: { status: 409, message: 'No Brevo key is set. Nothing was done.' },
  brevo_rejected: { status: 422, message: 'Brevo did not accept this. Nothing was done.' },
  brevo_webhook_token_missing: {
    status: 409,
    message: 'BREVO_WEBHOOK_TOKEN is not set, so Brevo’s reports cannot be checked.',
  },
  brevo_unavailable: { status: 503, message: 'Brevo is not available at the moment. Please try again later.' },
  campaign_audience_changed: {
    status: 409,
    message: 'The people on these lists have changed. Please check them again.',
  },
  marketing_withdrawals_pending: {
    status: 409,
    message: 'Someone has withdrawn their consent and is still in Brevo. Please try again in a few minutes.',
  },
  // personal data and approvals
  export_already_requested: {
    status: 409,
    message: 'We are preparing your data export. You will get an email when it is ready.',
  },
  erasure_not_possible: { status: 409, message: 'This account cannot be deleted at the moment.' },
  role_unchanged: { status: 409, message: 'This person already has that role.' },
  role_profile_exists: {
    status: 409,
    message: 'This person already has a profile, so their role cannot change.',
  },
  approval_already_pending: { status: 409, message: 'The same proposal is already waiting for a second admin.' },
  approval_already_decided: { status: 409, message: 'This has already been decided.' },
  cannot_approve_own_proposal: {
    status: 409,
    message: 'You proposed this yourself. Another admin must approve it.',
  },
  cannot_decide_about_yourself: {
    status: 409,
    message: 'This is about your own account. Another admin must decide.',
  },
  // resources
  attachment_limit_reached: {
    status: 409,
    message: 'A resource can have at most 20 files. Remove one to add another.',
  },
  attachments_changed: {
    status: 409,
    message: 'The files of this resource have changed. Please check again before you sort them.',
  },
} as const satisfies Record<string, { status: number; message: string }>;

export type ErrorCode = keyof typeof ERROR_CATALOGUE;

/** Additional fields of an error body, by code. A service must give them with the code. */
export interface ErrorParameters {
  deal_breaker: { dealBreakers: readonly { rule: string; text: string }[] };
  invalid_state_transition: { state: string };
  /** Undefined if it was deleted. */
  stale_edit: { current: object | undefined };
}
