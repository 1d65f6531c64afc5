/** Help of the screens of this area, by their path: one paragraph an item. Loaded only when somebody opens it. */
export const aiuto: Readonly<Record<string, readonly string[]>> = {
  '/my-anagrafe': [
    'I dati che la scuola ha di chi è entrato nel programma, con le coordinate di pagamento e il domicilio fiscale. Si leggono soltanto: per correggerli serve la segreteria.',
  ],
};
