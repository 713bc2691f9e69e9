import { describe, expect, it } from '@jest/globals';
import { errorText, fieldProblems, toApiError, toFileError } from './api-error';

describe('C07 the message of a failed request', () => {
  it('C07 is the message of a JSON response', () => {
    expect(errorText(409, 'Conflict', '{"message":"That name is taken."}')).toBe('That name is taken.');
  });
  it('C07 is status code and text of a JSON response without a message', () => {
    expect(errorText(500, 'Internal Server Error', '{}')).toBe('500 Internal Server Error');
  });
  it('C07 is any other body unchanged, or the status text if it is empty', () => {
    expect(errorText(502, 'Bad Gateway', 'upstream is resting')).toBe('upstream is resting');
    expect(errorText(502, 'Bad Gateway', '')).toBe('Bad Gateway');
  });
  it('C07 comes with code and fields for forms', () => {
    const body = JSON.stringify({
      statusCode: 400,
      code: 'validation_failed',
      message: 'Check the form.',
      fields: { email: ['is not an email'] },
    });
    expect(toApiError(400, 'Bad Request', body)).toEqual({
      status: 400,
      code: 'validation_failed',
      message: 'Check the form.',
      fields: { email: ['is not an email'] },
    });
  });
});

describe('A file that was not sent or fetched', () => {
  const GATEWAY = '<html><head><title>503 Service Temporarily Unavailable</title></head></html>';
  it('shows the message of our own response', () => {
    expect(
      toFileError(415, 'Unsupported Media Type', '{"code":"wrong_type","message":"Please choose a PDF."}'),
    ).toEqual({
      status: 415,
      code: 'wrong_type',
      message: 'Please choose a PDF.',
    });
  });
  it.each([GATEWAY, '{}', 'upstream is resting', ''])('never shows the response of a gateway: %s', (body) => {
    expect(toFileError(503, 'Service Unavailable', body)).toEqual({
      status: 503,
      code: 'http_503',
      message: 'The service is not answering right now. Please try again in a moment.',
    });
  });
  it('says that a gateway found the file too large', () => {
    expect(toFileError(413, 'Payload Too Large', GATEWAY).message).toBe('The file is too large.');
  });
});

describe('The problems of fields', () => {
  const error = {
    status: 400,
    code: 'validation_failed',
    message: 'No',
    fields: { on: ['Too early.', 'Odd.'], by: [] },
  };
  it('are the first message about each field', () => {
    expect(fieldProblems(error)).toEqual({ on: 'Too early.' });
    expect(fieldProblems(error, ['by'])).toEqual({});
    expect(fieldProblems(error, ['by', 'on'])).toEqual({ on: 'Too early.' });
  });
  it('are none of another failure', () => {
    expect(fieldProblems(new Error('lost'))).toEqual({});
    expect(fieldProblems({ status: 0, code: 'network', message: 'Offline' })).toEqual({});
  });
});
