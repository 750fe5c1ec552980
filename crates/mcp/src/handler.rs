//! The protocol: tools and the prompt, over lines or HTTP.

use std::borrow::Cow;
use std::sync::Arc;

use futures_util::FutureExt as _;
use futures_util::future::BoxFuture;
use kagiya_client::Server;
use kagiya_i18n::Words;
use rmcp::model::{
    CallToolRequestParams, CallToolResponse, CallToolResult, ContentBlock, GetPromptRequestParams,
    GetPromptResponse, GetPromptResult, Implementation, ListPromptsResult, ListToolsResult,
    PaginatedRequestParams, PromptMessage, ProtocolVersion, Role, ServerCapabilities, ServerConfig,
    Tool,
};
use rmcp::service::RequestContext;
use rmcp::transport::async_rw::AsyncRwTransport;
use rmcp::{ErrorData, RoleServer, ServerHandler, serve_server};
use serde_json::Value;
use tokio::io::{AsyncRead, AsyncWrite};

use crate::catalog;
use crate::player::Player;
use crate::tools::Tools;

/// The largest message of a client, in bytes.
pub(crate) const LARGEST_MESSAGE: usize = 256 * 1024;

/// A player for a language model. Clones are the same player.
#[derive(Clone, Debug)]
pub struct Agent {
    tools: Arc<Tools>,
}

impl Agent {
    /// A player with a name; without one the server chooses it. Nothing is sent yet. Texts are those of `words`.
    pub fn new(server: Server, name: Option<String>, words: Words) -> Self {
        Self {
            tools: Arc::new(Tools::new(words, Player::new(server, name))),
        }
    }

    fn words(&self) -> &Words {
        self.tools.words()
    }
}

impl ServerHandler for Agent {
    fn get_info(&self) -> ServerConfig {
        let capabilities = ServerCapabilities::builder()
            .enable_tools()
            .enable_prompts()
            .build();
        let program = Implementation::new("kagiya", env!("CARGO_PKG_VERSION")).with_title("Kagiya");
        ServerConfig::new(capabilities)
            .with_server_info(program)
            .with_instructions(self.words().text("agent-instructions"))
    }

    fn supported_protocol_versions(&self) -> Cow<'static, [ProtocolVersion]> {
        Cow::Borrowed(ProtocolVersion::KNOWN_VERSIONS)
    }

    async fn list_tools(
        &self,
        _page: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListToolsResult, ErrorData> {
        Ok(ListToolsResult::with_all_items(catalog::tools(
            self.words(),
        )))
    }

    fn get_tool(&self, name: &str) -> Option<Tool> {
        let mut tools = catalog::tools(self.words()).into_iter();
        tools.find(|it| it.name == name)
    }

    async fn call_tool(
        &self,
        request: CallToolRequestParams,
        context: RequestContext<RoleServer>,
    ) -> Result<CallToolResponse, ErrorData> {
        let arguments = Value::Object(request.arguments.unwrap_or_default());
        let called = tokio::select! {
            called = self.tools.call(&request.name, arguments) => called,
            () = context.ct.cancelled() => {
                return Err(ErrorData::internal_error("the client has cancelled the call", None));
            }
        };
        let result = match called {
            None => {
                let tools = catalog::tools(self.words());
                let names: Vec<&str> = tools.iter().map(|it| it.name.as_ref()).collect();
                let text = format!("there is no such tool; the tools are {}", names.join(", "));
                return Err(ErrorData::invalid_params(text, None));
            }
            Some(Ok(answer)) => {
                let mut result = CallToolResult::success(vec![ContentBlock::text(answer.text)]);
                result.structured_content = Some(answer.data);
                result
            }
            Some(Err(refusal)) => CallToolResult::error(vec![ContentBlock::text(refusal.0)]),
        };
        Ok(result.into())
    }

    async fn list_prompts(
        &self,
        _page: Option<PaginatedRequestParams>,
        _context: RequestContext<RoleServer>,
    ) -> Result<ListPromptsResult, ErrorData> {
        let prompts = vec![catalog::prompt(self.words())];
        Ok(ListPromptsResult::with_all_items(prompts))
    }

    async fn get_prompt(
        &self,
        request: GetPromptRequestParams,
        _context: RequestContext<RoleServer>,
    ) -> Result<GetPromptResponse, ErrorData> {
        if request.name != catalog::PLAY {
            let text = format!("there is no such prompt; the only one is {}", catalog::PLAY);
            return Err(ErrorData::invalid_params(text, None));
        }
        let text = self.words().text("agent-prompt.text");
        let message = PromptMessage::new_text(Role::User, text);
        Ok(GetPromptResult::new(vec![message]).into())
    }
}

/// Serves a client over lines of JSON until its input ends. Then the player leaves the table, so that a bot
/// plays on.
///
/// # Errors
/// An error text if the client does not begin as the protocol wants, or the task of the connection fails.
pub async fn serve_lines<R, W>(agent: Agent, input: R, output: W) -> Result<(), String>
where
    R: AsyncRead + Send + Unpin + 'static,
    W: AsyncWrite + Send + Unpin + 'static,
{
    let lines = AsyncRwTransport::new_server(input, output).with_max_line_length(LARGEST_MESSAGE);
    let running = serve_server(agent.clone(), lines)
        .await
        .map_err(|error| error.to_string())?;
    let ended = running.waiting().await;
    agent.tools.goodbye().await;
    ended.map(|_| ()).map_err(|error| error.to_string())
}

/// Serves a client on the standard input and output.
///
/// # Errors
/// As for [`serve_lines`].
#[inline(never)]
pub fn serve_stdio(agent: Agent) -> BoxFuture<'static, Result<(), String>> {
    async {
        // The pipes need the runtime.
        let (input, output) = rmcp::transport::stdio_pipes();
        serve_lines(agent, input, output).await
    }
    .boxed()
}
