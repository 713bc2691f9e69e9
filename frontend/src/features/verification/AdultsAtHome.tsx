import { useState, type FormEvent } from 'react';
import { isApiError, messageOf } from '../../lib/api-error';
import { useSaveMyAdultsAtHomeMutation, type VerificationCheck } from '../../api/verification';
import { dayInWords } from '../../lib/format/date';
import { focusParentOnUnmount } from '../../lib/pass-focus';
import { useProblemFocus } from '../../lib/use-problem-focus';
import { Button, IconButton } from '../../ui/Button';
import { FieldError, TextInput } from '../../ui/form';
import { Icon } from '../../ui/Icon';
import { toast } from '../../ui/toast';
import { EvidenceUpload } from './EvidenceUpload';
import { verificationTexts } from './texts';
import styles from './verification.module.css';

const { adults: texts } = verificationTexts;

/** The adults who live at home, with a document for each. */
export function AdultsAtHome({ check: { adults, files, kind } }: { check: VerificationCheck }) {
  return (
    <>
      <AdultsList key={adults.map(({ id }) => id).join()} adults={adults} />
      {adults.map(({ id, name, checkedOn }) => {
        const own = files.filter(({ adultId }) => adultId === id);
        return (
          <div key={id} className={styles.adult}>
            <p>
              <b>{name}</b>
              {checkedOn ? (
                <span className={styles.seen}>
                  <Icon name="check" size={17} /> {texts.checked(dayInWords(checkedOn))}
                </span>
              ) : null}
            </p>
            <EvidenceUpload kind={kind} files={own} adultId={id} label={texts.papersOf(name)} />
          </div>
        );
      })}
    </>
  );
}

function AdultsList({ adults }: { adults: VerificationCheck['adults'] }) {
  const [lines, setLines] = useState<{ id: string | null; name: string }[]>(
    adults.length > 0 ? adults.map(({ id, name }) => ({ id, name })) : [{ id: null, name: '' }],
  );
  const [errors, setErrors] = useState<Record<string, string[]>>({});
  const [form, focusProblem] = useProblemFocus<HTMLFormElement>();
  const [save, { isLoading }] = useSaveMyAdultsAtHomeMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    try {
      await save({ adultsInput: { adults: lines.map(({ id, name }) => (id ? { id, name } : { name })) } }).unwrap();
      setErrors({});
      toast.success(texts.saved);
    } catch (error) {
      setErrors((isApiError(error) && error.fields) || {});
      focusProblem();
      if (!isApiError(error) || !error.fields) toast.error(verificationTexts.unsaved, messageOf(error));
    }
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <h4>{texts.heading}</h4>
      {lines.map(({ name }, index) => (
        <div key={index} className={styles.line}>
          <TextInput
            label={texts.name(index + 1)}
            value={name}
            maxLength={100}
            autoComplete="off"
            error={errors[`adults.${index}.name`]?.[0]}
            onChange={({ target }) =>
              setLines(lines.map((line, at) => (at === index ? { ...line, name: target.value } : line)))
            }
          />
          {lines.length > 1 ? (
            <IconButton
              ref={focusParentOnUnmount}
              icon="trash"
              label={texts.remove(name)}
              onClick={() => setLines(lines.filter((_, at) => at !== index))}
            />
          ) : null}
        </div>
      ))}
      {errors['adults'] ? <FieldError>{errors['adults'][0]}</FieldError> : null}
      <div className={styles.actions}>
        <Button variant="plain" flush icon="plus" onClick={() => setLines([...lines, { id: null, name: '' }])}>
          {texts.add}
        </Button>
        {/* The list starts again once it is saved. */}
        <Button ref={focusParentOnUnmount} type="submit" variant="quiet" busy={isLoading}>
          {texts.save}
        </Button>
      </div>
    </form>
  );
}
