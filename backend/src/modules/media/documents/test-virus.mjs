// @ts-check
/** The harmless EICAR test file, assembled here so that virus scanners ignore this source file. */
const TEST_VIRUS = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-ANTIVIRUS-TEST-FILE!'].join('');

/** @param {Buffer} bytes */
export const carriesTestVirus = (bytes) => bytes.includes(TEST_VIRUS, 0, 'latin1');
