// @ts-check
/** The harmless file by which virus scanners are tried out; put together here, so that they leave this file alone. */
const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'].join('');

/** @param {Buffer} bytes */
export const carriesTestVirus = (bytes) => bytes.includes(TEST_VIRUS, 0, 'latin1');
