//! Somebody with an identity.

use std::net::SocketAddr;

use folsom_protocol::{NewTableJson, OpenedJson};
use http_body_util::{BodyExt, Full};
use hyper::body::Bytes;
use hyper::client::conn::http1;
use hyper::header::{CONTENT_TYPE, COOKIE, HOST, LINK, SET_COOKIE};
use hyper::{Method, Request};
use hyper_util::rt::TokioIo;
use serde::de::DeserializeOwned;
use tokio::net::TcpStream;

use crate::connection::Connection;
use crate::error::ClientError;

/// Somebody with an identity, which the server has given them.
#[derive(Clone, Debug)]
pub struct Visitor {
    pub(crate) server: SocketAddr,
    pub(crate) cookie: String,
    /// The cookie of their device, which says nothing about who they are.
    pub(crate) device: Option<String>,
}

/// An answer over HTTP.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Answer {
    /// Its number.
    pub status: u16,
    /// The cookie that came with it, if one did.
    pub cookie: Option<String>,
    /// The cookie of a device that came with it, if one did.
    pub device: Option<String>,
    /// Where the list goes on that it has begun, if it says so.
    pub next: Option<String>,
    /// What it says.
    pub body: String,
}

impl Answer {
    /// The answer, unless it says no.
    fn need_success(self) -> Result<Self, ClientError> {
        if (200..300).contains(&self.status) {
            Ok(self)
        } else {
            Err(ClientError::Refused { status: self.status, body: self.body })
        }
    }
}

impl Visitor {
    /// Somebody new.
    ///
    /// # Errors
    /// If the server can't be reached.
    pub async fn new(server: SocketAddr) -> Result<Self, ClientError> {
        let nobody = Self { server, cookie: String::new(), device: None };
        let answer = nobody.request(Method::GET, "/api/me", None).await?.need_success()?;
        let cookie =
            answer.cookie.ok_or_else(|| ClientError::NotUnderstood("no cookie came".to_owned()))?;
        Ok(Self { server, cookie, device: answer.device })
    }

    /// Somebody who was given this cookie before.
    #[must_use]
    pub fn with_cookie(server: SocketAddr, cookie: String) -> Self {
        Self { server, cookie, device: None }
    }

    /// The same person on the device of another.
    #[must_use]
    pub fn on_device_of(mut self, other: &Self) -> Self {
        self.device.clone_from(&other.device);
        self
    }

    /// All cookies, as they are sent.
    pub(crate) fn cookies(&self) -> String {
        let all = [Some(&self.cookie).filter(|cookie| !cookie.is_empty()), self.device.as_ref()];
        all.into_iter().flatten().map(String::as_str).collect::<Vec<_>>().join("; ")
    }

    /// The cookie that they were given.
    #[must_use]
    pub fn cookie(&self) -> &str {
        &self.cookie
    }

    /// Opens a table. What it is called.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn open_table(&self, wanted: &NewTableJson) -> Result<String, ClientError> {
        let body = serde_json::to_string(wanted)?;
        let answer = self.request(Method::POST, "/api/tables", Some(body)).await?.need_success()?;
        Ok(serde_json::from_str::<OpenedJson>(&answer.body)?.table)
    }

    /// What is at an address, as JSON.
    ///
    /// # Errors
    /// If the server refuses, or answers something else.
    pub async fn get<T: DeserializeOwned>(&self, path: &str) -> Result<T, ClientError> {
        let answer = self.request(Method::GET, path, None).await?.need_success()?;
        Ok(serde_json::from_str(&answer.body)?)
    }

    /// Connects to a table, from news with this number on, or anew.
    ///
    /// # Errors
    /// If the server refuses.
    pub async fn connect(&self, table: &str, since: Option<u64>) -> Result<Connection, ClientError> {
        Connection::open(self, table, since).await
    }

    /// Any request.
    ///
    /// # Errors
    /// If no answer comes.
    pub async fn request(
        &self,
        method: Method,
        path: &str,
        json: Option<String>,
    ) -> Result<Answer, ClientError> {
        let stream = TcpStream::connect(self.server).await?;
        let (mut sender, connection) = http1::handshake(TokioIo::new(stream)).await?;
        tokio::spawn(connection);
        let mut request = Request::builder().method(method).uri(path).header(HOST, self.server.to_string());
        let cookies = self.cookies();
        if !cookies.is_empty() {
            request = request.header(COOKIE, cookies);
        }
        if json.is_some() {
            request = request.header(CONTENT_TYPE, "application/json");
        }
        let request = request
            .body(Full::new(Bytes::from(json.unwrap_or_default())))
            .map_err(|error| ClientError::NotUnderstood(error.to_string()))?;
        let answer = sender.send_request(request).await?;
        let status = answer.status().as_u16();
        let cookies = answer.headers().get_all(SET_COOKIE).iter().filter_map(|cookie| cookie.to_str().ok());
        let cookies = cookies.filter_map(|cookie| cookie.split(';').next()).map(str::to_owned);
        let (devices, cookies): (Vec<_>, Vec<_>) =
            cookies.partition(|cookie| cookie.starts_with("folsom-device="));
        let (device, cookie) = (devices.into_iter().next(), cookies.into_iter().next());
        let link = answer.headers().get(LINK).and_then(|link| link.to_str().ok());
        let next = link.and_then(|link| link.strip_prefix('<')?.split('>').next()).map(str::to_owned);
        let body = answer.into_body().collect().await?.to_bytes();
        Ok(Answer { status, cookie, device, next, body: String::from_utf8_lossy(&body).into_owned() })
    }
}
