import type { DatiNotifica, Notifica } from '#shared/contracts/casa/notifiche.ts';
import { codiceDi, nominativo } from '#shared/domain/persona/nominativo.ts';
import { formatGiorno } from '#shared/domain/tempo/date.ts';
import { ChiCell } from '#ui/celle.tsx';

const nomeDi = ({ desCognome, desNome, desCognomeOld, desNomeOld }: DatiNotifica): string =>
  nominativo(desCognome ?? desCognomeOld ?? '', desNome ?? desNomeOld ?? '');

/** What the notification is about, in a few words. */
export const titoloNotifica = ({ DES_JSON: dati }: Notifica): string =>
  dati.cosa ??
  ((dati.desParente ? `${dati.desParente}, familiare di ${nomeDi(dati)}` : nomeDi(dati)) || 'Dati variati');

const campi: readonly {
  readonly nome: string;
  readonly prima: (dati: DatiNotifica) => string | undefined;
  readonly dopo: (dati: DatiNotifica) => string | undefined;
}[] = [
  { nome: 'Cognome', prima: ({ desCognomeOld }) => desCognomeOld, dopo: ({ desCognome }) => desCognome },
  { nome: 'Nome', prima: ({ desNomeOld }) => desNomeOld, dopo: ({ desNome }) => desNome },
  {
    nome: 'Nascita',
    prima: ({ datNascitaOld }) => datNascitaOld && formatGiorno(datNascitaOld),
    dopo: ({ datNascita }) => datNascita && formatGiorno(datNascita),
  },
  { nome: 'Codice fiscale', prima: ({ desCfOld }) => desCfOld, dopo: ({ desCf }) => desCf },
];

/** The notification's subject and, field by field, what was and what is. */
export const VariazioneNotifica = ({ notifica }: { readonly notifica: Notifica }) => {
  const variati = campi.flatMap(({ nome, prima, dopo }) => {
    const [vecchio, nuovo] = [prima(notifica.DES_JSON), dopo(notifica.DES_JSON)];
    return vecchio !== undefined && nuovo !== undefined && vecchio !== nuovo ? [{ nome, vecchio, nuovo }] : [];
  });
  const { desCf, desCfOld } = notifica.DES_JSON;
  return (
    <>
      {titoloNotifica(notifica)}
      <ChiCell codice={codiceDi({ desCf: desCf ?? desCfOld ?? '' })} />
      {variati.map(({ nome, vecchio, nuovo }) => (
        <div key={nome}>
          <b>{nome}</b>: {vecchio} → {nuovo}
        </div>
      ))}
    </>
  );
};
