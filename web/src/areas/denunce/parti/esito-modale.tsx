import * as z from 'zod';
import { useWrite } from '#api/query.ts';
import type { Denuncia } from '#shared/contracts/denunce/denuncia.ts';
import { esitoRoutes, MASSIMO_BYTE_RICEVUTA } from '#shared/contracts/denunce/macchina/esito.ts';
import { scelta, testo } from '#shared/domain/campi.ts';
import { descrizioneEsitoDenuncia, esitiDenuncia, esitiDi, type EsitoDenuncia } from '#shared/domain/denuncia.ts';
import { inBase64 } from '#ui/in-base64.ts';
import { CampoFile } from '#ui/modulo/campi/campo-file.tsx';
import { CampoScelta } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';
import type { FlussoMostrato } from './flusso.ts';

interface Props {
  readonly flusso: FlussoMostrato;
  readonly denuncia: Denuncia;
  readonly onChiudi: () => void;
}

/** That some are refused is said person by person, where they are listed. */
const isDiTutta =
  (respinti: number) =>
  (esito: EsitoDenuncia): boolean =>
    esito !== 'SCARTATO_IN_PARTE' || respinti > 0;

const Esito = z.strictObject({
  esito: scelta(esitiDenuncia),
  motivo: testo(0, 300),
  protocollo: testo(0, 60),
  nomeRicevuta: testo(0, 200),
  ricevuta: z.string().max(Math.ceil(MASSIMO_BYTE_RICEVUTA / 3) * 4, 'La ricevuta supera 2 MB.'),
});

/** What came back of a sent filing. */
export const EsitoModale = ({
  flusso: { lette },
  denuncia: { uid, versione, tipo, esito, motivoEsito, protocollo, respinti = [] },
  onChiudi,
}: Props) => {
  const scrivi = useWrite(esitoRoutes.setEsito, lette);
  const modulo = useModulo({
    schema: Esito,
    valori: { esito: esito ?? 'IN_ATTESA', motivo: motivoEsito, protocollo, nomeRicevuta: '', ricevuta: '' },
    salva: ({ nomeRicevuta, ricevuta, ...valori }) =>
      scrivi.mutateAsync({
        body: {
          uid,
          versione,
          ...valori,
          respinti,
          ...(ricevuta === '' ? {} : { ricevuta: { nome: nomeRicevuta, contenuto: ricevuta } }),
        },
      }),
    messaggio: 'Esito scritto',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Esito dell'invio" onChiudi={onChiudi}>
      <CampoScelta
        modulo={modulo}
        nome="esito"
        parola="Esito della denuncia"
        etichetta="Esito"
        voci={esitiDi[tipo].filter(isDiTutta(respinti.length)).map((codice) => ({
          codice,
          descrizione: descrizioneEsitoDenuncia[codice],
        }))}
      />
      <CampoTesto modulo={modulo} nome="motivo" etichetta="Motivo" aiuto="Chi lo ha respinto e perché" />
      <CampoTesto modulo={modulo} nome="protocollo" etichetta="Protocollo" />
      <CampoFile
        modulo={modulo}
        nome="ricevuta"
        etichetta="Ricevuta"
        descrizione="Il file che ha risposto chi ha ricevuto la denuncia: resta con lei, così com’è"
        aiuto="Fino a 2 MB"
        accetta=".pdf,.xml,.txt,.zip,.p7m"
        leggi={inBase64}
        onNome={(nome) => modulo.form.setValue('nomeRicevuta', nome)}
      />
    </ModaleModulo>
  );
};
