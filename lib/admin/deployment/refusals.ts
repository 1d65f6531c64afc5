/** A refusal of AWS as a sentence that says what to do. The SDK tells its refusals apart by the name of the error. */
const SENTENCES: readonly { readonly names: RegExp; readonly sentence: string }[] = [
  {
    names: /^CredentialsProviderError$/,
    sentence:
      'Non ci sono credenziali AWS: entrare con "aws sso login" o "aws configure", oppure indicare il profilo in AWS_PROFILE.',
  },
  { names: /^ExpiredToken/, sentence: 'Le credenziali AWS sono scadute: entrare di nuovo e ripetere il comando.' },
  {
    names: /^(?:InvalidClientTokenId|UnrecognizedClientException|SignatureDoesNotMatch)$/,
    sentence: 'AWS non riconosce queste credenziali: controllare il profilo, e che la regione sia attivata nel conto.',
  },
];

const isDenied = (error: Error): boolean => /^AccessDenied|^NotAuthorized/.test(error.name);

/** Does something on AWS. `permission` is what it needs, as a policy writes it. @throws Error with what was refused and what to do */
export const onAws = async <T>(permission: string, action: () => Promise<T>): Promise<T> => {
  try {
    return await action();
  } catch (error) {
    if (!(error instanceof Error)) throw error;
    const known = SENTENCES.find(({ names }) => names.test(error.name));
    if (known) throw new Error(known.sentence, { cause: error });
    if (isDenied(error))
      throw new Error(
        `Queste credenziali AWS non hanno il permesso ${permission}: chiederlo a chi gestisce il conto.`,
        {
          cause: error,
        },
      );
    throw error;
  }
};
