//! Connections that nobody can listen to.

use std::path::Path;
use std::sync::Arc;

use rustls::client::danger::{HandshakeSignatureValid, ServerCertVerified, ServerCertVerifier};
use rustls::crypto::{CryptoProvider, ring, verify_tls12_signature, verify_tls13_signature};
use rustls::pki_types::pem::PemObject;
use rustls::pki_types::{CertificateDer, ServerName, UnixTime};
use rustls::{ClientConfig, DigitallySignedStruct, Error, RootCertStore, SignatureScheme};
use tokio_postgres_rustls::MakeRustlsConnect;

use crate::postgres::address::Trust;

/// How connections are encrypted. What is wrong with it is told in words.
pub(crate) fn connector(trust: &Trust) -> Result<MakeRustlsConnect, String> {
    let provider = Arc::new(ring::default_provider());
    let config = ClientConfig::builder_with_provider(Arc::clone(&provider))
        .with_safe_default_protocol_versions()
        .map_err(|error| error.to_string())?;
    let config = match trust {
        Trust::Anybody => {
            config.dangerous().with_custom_certificate_verifier(Arc::new(AnybodyWill(provider)))
        }
        Trust::Certified(None) => config.with_root_certificates(of_the_system()?),
        Trust::Certified(Some(path)) => config.with_root_certificates(from_file(path)?),
    };
    Ok(MakeRustlsConnect::new(config.with_no_client_auth()))
}

fn of_the_system() -> Result<RootCertStore, String> {
    let found = rustls_native_certs::load_native_certs();
    let mut roots = RootCertStore::empty();
    roots.add_parsable_certificates(found.certs);
    if roots.is_empty() {
        return Err("this system trusts no certificates; `sslrootcert` can name a file with one".to_owned());
    }
    Ok(roots)
}

fn from_file(path: &Path) -> Result<RootCertStore, String> {
    let failed = |error: &dyn std::fmt::Display| format!("{}: {error}", path.display());
    let mut roots = RootCertStore::empty();
    for certificate in CertificateDer::pem_file_iter(path).map_err(|error| failed(&error))? {
        let certificate = certificate.map_err(|error| failed(&error))?;
        roots.add(certificate).map_err(|error| failed(&error))?;
    }
    if roots.is_empty() { Err(failed(&"there is no certificate in it")) } else { Ok(roots) }
}

/// Believes whoever answers, but only if they can speak for the certificate that they show.
#[derive(Debug)]
struct AnybodyWill(Arc<CryptoProvider>);

impl ServerCertVerifier for AnybodyWill {
    fn verify_server_cert(
        &self,
        _: &CertificateDer<'_>,
        _: &[CertificateDer<'_>],
        _: &ServerName<'_>,
        _: &[u8],
        _: UnixTime,
    ) -> Result<ServerCertVerified, Error> {
        Ok(ServerCertVerified::assertion())
    }

    fn verify_tls12_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls12_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn verify_tls13_signature(
        &self,
        message: &[u8],
        certificate: &CertificateDer<'_>,
        signed: &DigitallySignedStruct,
    ) -> Result<HandshakeSignatureValid, Error> {
        verify_tls13_signature(message, certificate, signed, &self.0.signature_verification_algorithms)
    }

    fn supported_verify_schemes(&self) -> Vec<SignatureScheme> {
        self.0.signature_verification_algorithms.supported_schemes()
    }
}
