import Button from '@cloudscape-design/components/button';
import ColumnLayout from '@cloudscape-design/components/column-layout';
import { useState } from 'react';
import { FirmaCu } from '#shared/contracts/denunce/cu/cu-chiamate.ts';
import type { Denuncia, DenunciaIntera } from '#shared/contracts/denunce/denuncia.ts';
import { CampoCodiceFiscale } from '#ui/modulo/campi/campo-codici.tsx';
import { CampoData } from '#ui/modulo/campi/campo-data.tsx';
import { CampoSiNo } from '#ui/modulo/campi/campo-scelta.tsx';
import { CampoTesto } from '#ui/modulo/campi/campo-testo.tsx';
import { ModaleModulo } from '#ui/modulo/modale-modulo.tsx';
import { useModulo } from '#ui/modulo/use-modulo.ts';

interface Props {
  readonly denuncia: Denuncia;
  readonly salva: (firma: FirmaCu) => Promise<DenunciaIntera>;
}

/** The signature of one sending: it is proposed, and may be another. */
export const FirmaDellaCu = (props: Props) => {
  const [aperta, setAperta] = useState(false);
  return (
    <>
      <Button onClick={() => setAperta(true)}>Firma</Button>
      {aperta && <Finestra {...props} onChiudi={() => setAperta(false)} />}
    </>
  );
};

const Finestra = ({ denuncia: { dati }, salva, onChiudi }: Props & { readonly onChiudi: () => void }) => {
  const modulo = useModulo({
    schema: FirmaCu,
    valori: {
      cfFirmatario: dati.cfRappresentante ?? '',
      cognomeFirmatario: dati.cognomeRappresentante ?? '',
      nomeFirmatario: dati.nomeRappresentante ?? '',
      codiceCarica: dati.codiceCarica ?? '',
      datFirma: dati.datFirma ?? '',
      flgCfConfermato: false,
    },
    salva,
    messaggio: 'Firma salvata',
    onSalvato: onChiudi,
  });
  return (
    <ModaleModulo modulo={modulo} titolo="Chi firma questa CU, e quando" onChiudi={onChiudi}>
      <ColumnLayout columns={2}>
        <CampoTesto modulo={modulo} nome="cognomeFirmatario" etichetta="Cognome" />
        <CampoTesto modulo={modulo} nome="nomeFirmatario" etichetta="Nome" />
        <CampoCodiceFiscale modulo={modulo} nome="cfFirmatario" etichetta="Codice fiscale" />
        <CampoTesto modulo={modulo} nome="codiceCarica" etichetta="Codice della carica" />
        <CampoData modulo={modulo} nome="datFirma" etichetta="Data della firma" />
        <CampoSiNo modulo={modulo} nome="flgCfConfermato" etichetta="Confermo il codice fiscale così com'è" />
      </ColumnLayout>
    </ModaleModulo>
  );
};
