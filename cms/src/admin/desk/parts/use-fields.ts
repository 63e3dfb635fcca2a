import { useState } from 'react';

/** Texts of a form's fields, and what is wrong with them. */
export interface Fields<Name extends string> {
  values: Readonly<Record<Name, string>>;
  errorOf: (name: Name) => string | undefined;
  /** What an input of the field needs. */
  bind: (name: Name) => {
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  refuse: (errors: ReadonlyMap<string, string>) => void;
  clear: () => void;
}

/** Keeps the fields of a form; a change of one takes its error away. */
export const useFields = <Name extends string>(start: Readonly<Record<Name, string>>): Fields<Name> => {
  const [values, setValues] = useState(start);
  const [errors, setErrors] = useState<ReadonlyMap<string, string>>(new Map());
  return {
    values,
    errorOf: (name) => errors.get(name),
    bind: (name) => ({
      value: values[name],
      onChange: ({ target }) => {
        setValues((former) => ({ ...former, [name]: target.value }));
        setErrors((former) => new Map([...former].filter(([field]) => field !== name)));
      },
    }),
    refuse: setErrors,
    clear: () => {
      setValues(start);
      setErrors(new Map());
    },
  };
};
